import { describe, expect, test } from 'vitest'
import { aScheme } from '#domain/payment/payment.builders.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import { createSchemeCache } from './scheme-cache.ts'

type SchemesResult = Result<readonly InstallmentScheme[], ProviderFailure>

const minute = 60_000
const hour = 60 * minute
function named(name: string): SchemesResult {
  return ok([aScheme({ method: 'cofidis', name })])
}
const unreachable: SchemesResult = refuse({ kind: 'unreachable', cause: 'test' })

/** Cofidis as a plain object: it gives the prepared responses in turn, and then repeats the last one. */
function aStage(...results: (SchemesResult | Promise<SchemesResult>)[]) {
  const stage = { calls: 0, at: Date.parse('2026-11-22T10:00:00Z') }
  const cofidis = {
    id: 'cofidis',
    schemes: async () => {
      stage.calls += 1
      return (results.length > 1 ? results.shift() : results[0]) ?? unreachable
    },
  } as const
  const now = () => new Date(stage.at)
  const read = createSchemeCache({ providers: { cofidis }, now, timeoutMs: 5 })
  const names = async () => (await read('hu')).schemes.map(({ name }) => name)
  return { stage, read, names }
}

describe('the installment terms of a market', () => {
  test('the terms are those of the providers, and methods without any are listed as missing', async () => {
    const { read } = aStage(named('a'))
    const { schemes, missing } = await read('hu')
    expect(schemes.map(({ name }) => name)).toEqual(['a'])
    expect(missing).toEqual(['cofidis-promo', 'cofidis-promo-ten'])
  })

  test('the terms are missing if no provider is connected', async () => {
    const { read } = aStage(named('a'))
    expect(await read('ro')).toEqual({
      schemes: [],
      missing: ['oney', 'bnpl', 'tnpl', 'tnpl-rate'],
    })
    expect((await read('bg')).missing).toEqual(['standard', 'promo', 'promo10'])
    expect((await read('gr')).missing).toEqual(['standard', 'promoMulti', 'bnpl'])
  })

  test('the terms are cached for 15 minutes', async () => {
    const { stage, names } = aStage(named('a'), named('b'))
    await names()
    stage.at += 15 * minute - 1
    expect(await names()).toEqual(['a'])
    expect(stage.calls).toBe(1)
  })

  test('the terms are requested again after 15 minutes, while the customer goes on with the last ones', async () => {
    const { stage, names } = aStage(named('a'), named('b'))
    await names()
    stage.at += 15 * minute
    expect(await names()).toEqual(['a'])
    expect(await names()).toEqual(['b'])
    expect(stage.calls).toBe(2)
  })

  test('the terms remain for one day while the provider is down, and no longer', async () => {
    const { stage, names } = aStage(named('a'), unreachable)
    await names()
    stage.at += 24 * hour - 1
    expect(await names()).toEqual(['a'])
    stage.at += 1
    expect(await names()).toEqual([])
  })

  test('the terms are requested once, however many customers wait for them', async () => {
    const { stage, names } = aStage(named('a'))
    expect(await Promise.all([names(), names(), names()])).toEqual([['a'], ['a'], ['a']])
    expect(stage.calls).toBe(1)
  })

  test('the terms are not awaited longer than the timeout, and are used once they arrive', async () => {
    const late = Promise.withResolvers<SchemesResult>()
    const { stage, names } = aStage(late.promise)
    expect(await names()).toEqual([])
    late.resolve(named('late'))
    await late.promise
    expect(await names()).toEqual(['late'])
    expect(stage.calls).toBe(1)
  })

  test('the terms of a provider that throws are missing, and are requested again', async () => {
    const { names } = aStage(Promise.reject(new Error('broken')), named('a'))
    expect(await names()).toEqual([])
    expect(await names()).toEqual(['a'])
  })
})
