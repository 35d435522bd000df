import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import { createTbiGr } from '#providers/tbi/tbi-gr.ts'
import {
  aLoan,
  callsOf,
  decide,
  fetchStatusEvents,
  kindsOf,
  type LoanStage,
  loansOf,
  moneyOf,
  patience,
  playFor,
  setLoanStage,
  termsOf,
} from '#test/support/loan-stage.ts'

let stage: LoanStage
let tbi: PaymentProvider

beforeAll(async () => {
  stage = await setLoanStage()
})
afterAll(() => stage.close())
beforeEach(() => {
  tbi = aTbi()
})

function aTbi(changes: Partial<Parameters<typeof createTbiGr>[0]> = {}) {
  return createTbiGr({
    ...stage.keys.tbiGr,
    baseUrl: `${stage.sandbox.url}/tbi-gr`,
    patience,
    ...changes,
  })
}

async function anOrder(method: 'bnpl' | 'promoMulti' | 'standard' = 'bnpl', minor = 79_999) {
  const schemes = await tbi.schemes('gr')
  const scheme = schemes.ok ? schemes.value.find(one => one.method === method) : undefined
  const terms = termsOf(scheme!)
  return aLoan(stage, { market: 'gr', method, minor, currency: 'EUR', terms })
}

describe('how a TBI application ends in Greece', () => {
  test.each(['bnpl', 'promoMulti', 'standard'] as const)(
    'an application for %s can be approved',
    async method => {
      const order = await anOrder(method)
      const started = await tbi.start(order)
      expect(kindsOf(await fetchStatusEvents(tbi, order))).toEqual(['action-required'])
      expect(await decide(started, 'approve')).toBe('https://shop.example/processing/?t=secret')
      expect(await fetchStatusEvents(tbi, order)).toMatchObject([
        { type: 'captured', amount: { minor: 79_999, currency: 'EUR' } },
      ])
      expect(moneyOf(stage, order)).toEqual([['capture', 79_999]])
    },
  )

  test.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['later', 'in-review'],
  ])('%s ends as %s', async (outcome, type) => {
    const order = await anOrder()
    await decide(await tbi.start(order), outcome)
    expect(kindsOf(await fetchStatusEvents(tbi, order))).toEqual([type])
  })

  test('an application in review is completed afterwards; in reverse order, each status is its own event', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    await decide(started, 'later')
    await decide(started, 'approve')
    playFor(
      stage,
      'tbi-gr',
      order,
      { kind: 'poll', status: 'Paid' },
      { kind: 'poll', status: 'InProgress' },
    )
    const paid = await fetchStatusEvents(tbi, order)
    const late = await fetchStatusEvents(tbi, order)
    expect(kindsOf([...paid, ...late])).toEqual(['captured', 'in-review'])
    expect(paid[0]!.eventId).not.toBe(late[0]!.eventId)
  })

  test('an unknown order has no events', async () => {
    expect(await fetchStatusEvents(tbi, await anOrder())).toEqual([])
  })

  test('a differing amount is reported as it is', async () => {
    const order = await anOrder()
    await tbi.start(order)
    playFor(stage, 'tbi-gr', order, { kind: 'amount', at: 'status', minor: 80_000 })
    const [event] = await fetchStatusEvents(tbi, order)
    expect(event!.amount).toEqual({ minor: 80_000, currency: 'EUR' })
  })
})

describe('a failed start', () => {
  test.each([
    [
      { kind: 'respond', status: 500 },
      { kind: 'server-error', status: 500 },
    ],
    [
      { kind: 'respond', status: 200, html: '<p>' },
      { kind: 'unreadable', status: 200 },
    ],
  ] as const)('a start with %j has an unknown result and is sent once', async (step, failure) => {
    const order = await anOrder()
    playFor(stage, 'tbi-gr', order, step)
    expect(await tbi.start(order)).toEqual({ kind: 'unknown', failure })
    expect(callsOf(stage, order)).toHaveLength(1)
  })

  test.each([{ password: 'wrong' }, { subscriptionKey: 'wrong' }, { resellerCode: 'wrong' }])(
    'a start with %j has not created an application',
    async changes => {
      const order = await anOrder()
      expect(await aTbi(changes).start(order)).toEqual({
        kind: 'failed',
        failure: { kind: 'unauthorized', status: 401 },
      })
      expect(loansOf(stage, order)).toEqual([])
    },
  )

  test('an unknown token is replaced by a new one, and the call is made once', async () => {
    const order = await anOrder()
    await tbi.start(order)
    const tokens = stage.sandbox.world.table<boolean>('tbi-gr-tokens')
    for (const [token] of [...tokens.entries()]) tokens.set(token, false)
    expect(kindsOf(await fetchStatusEvents(tbi, order))).toEqual(['action-required'])
  })

  test.each(['before', 'after'] as const)(
    'a start whose connection dropped %s processing has an unknown result; the status shows one loan',
    async when => {
      const order = await anOrder()
      playFor(stage, 'tbi-gr', order, { kind: 'dropConnection', when })
      expect(await tbi.start(order)).toMatchObject({
        kind: 'unknown',
        failure: { kind: 'unreachable' },
      })
      expect(kindsOf(await fetchStatusEvents(tbi, order))).toEqual(
        when === 'before' ? [] : ['action-required'],
      )
      expect(await tbi.start(order)).toMatchObject({ kind: 'redirect' })
      expect(loansOf(stage, order)).toHaveLength(1)
    },
  )
})

test('a draft can be cancelled, an application at the bank cannot', async () => {
  const order = await anOrder()
  const started = await tbi.start(order)
  expect(await tbi.cancel(order, 'k')).toEqual({ ok: true, value: { kind: 'cancelled' } })
  await decide(started, 'approve')
  expect(await tbi.cancel(order, 'k')).toEqual({ ok: true, value: { kind: 'too-late' } })
})

test('TBI in Greece sends no webhooks, and is refunded manually', async () => {
  const order = await anOrder()
  const raw = { body: Buffer.from('{}'), headers: {}, query: { attempt: order.attemptId } }
  expect(tbi.parseWebhook(raw)).toEqual({ ok: false, refusal: { kind: 'unreadable' } })
  expect(await tbi.refund(order, order.amount, 'k')).toEqual({
    ok: true,
    value: { kind: 'refused', reason: 'by-hand' },
  })
})

test('the terms: four interest-free installments, promo plans up to a year, standard plans with interest', async () => {
  const result = await tbi.schemes('gr')
  const found = result.ok ? result.value : []
  expect(found.map(one => [one.method, one.installments, one.apr, one.isPromo])).toEqual([
    ['bnpl', 4, 0, true],
    ['promoMulti', 3, 0, true],
    ['promoMulti', 6, 0, true],
    ['promoMulti', 9, 0, true],
    ['promoMulti', 12, 0, true],
    ['standard', 6, 14.82, false],
    ['standard', 12, 14.82, false],
    ['standard', 18, 14.82, false],
    ['standard', 24, 14.82, false],
    ['standard', 36, 14.82, false],
  ])
  expect(await tbi.schemes('ro')).toEqual({ ok: true, value: [] })
})
