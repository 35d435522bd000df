import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContextOptions } from '#app/context.ts'
import { aScheme } from '#domain/payment/payment.builders.ts'
import { ok, refuse } from '#domain/result.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aPhoneOf, type Rows, rowsIn, shelfUnits } from '#test/support/order-cases.ts'

/** Oney as a plain object; TBI does not respond. */
const providers = {
  oney: {
    id: 'oney',
    schemes: async () =>
      ok([
        aScheme({ id: '3XP', installments: 3, installmentFactor: 1 / 3 }),
        aScheme({ maxAmount: { minor: 300_000, currency: 'RON' } }),
      ]),
  },
  'tbi-ro': { id: 'tbi-ro', schemes: async () => refuse({ kind: 'circuit-open' }) },
} as unknown as ContextOptions['providers']

let database: TestDatabase
let api: ApiApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url, { providers })
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Row = {
  readonly type: string
  readonly availability: unknown
  readonly plans: readonly { readonly schemeId: string; readonly monthlyPayment: unknown }[]
}

type PaymentRowsResponse = {
  readonly rows: readonly Row[]
  readonly schemes: readonly { readonly id: string }[]
  readonly financed: unknown
}

async function ask(price: number, customerType = 'personal', subtype = 'easybox') {
  const [phone] = await shelfUnits(rows, 'ro', 50_000, 400_000)
  await rows(`update listing set price_minor = $2 where id = $1`, phone!.listing, price)
  const response = await api.ask({
    method: 'POST',
    url: '/api/payment-rows/',
    payload: {
      cartId: '5b0c3f0e-6f0a-4e51-8a53-6f6d6f3f2c10',
      market: 'ro',
      phones: [aPhoneOf(phone!)],
      accessories: [],
      giftWrap: 'plain',
      customerType,
      delivery: { method: 'LOCKER', subtype },
    },
  })
  const answer: PaymentRowsResponse = response.json()
  return { ...answer, status: response.statusCode }
}

async function rowOf(type: string, price: number) {
  return (await ask(price)).rows.find(row => row.type === type)
}

describe('POST /api/payment-rows/ with terms of the providers', () => {
  test('every instalment row has its plans, based on the shop’s own price with delivery', async () => {
    const { status, rows: found, schemes, financed } = await ask(100_000)
    expect(status).toBe(200)
    expect(financed).toEqual({ minor: 101_499, currency: 'RON' })
    expect(found.find(({ type }) => type === 'oney')?.plans).toMatchObject([
      { schemeId: '3XP', numberOfInstallments: 3, monthlyPayment: { minor: 33_833 } },
      { schemeId: '4XP', numberOfInstallments: 4, monthlyPayment: { minor: 25_375 } },
    ])
    expect(schemes.map(({ id }: { id: string }) => id)).toEqual(['3XP', '4XP'])
    expect(found.find(({ type }) => type === 'card')?.plans).toEqual([])
  })

  test('a plan is available up to exactly the provider’s maximum', async () => {
    const at = await rowOf('oney', 300_000 - 1_499)
    expect(at?.plans.map(({ schemeId }) => schemeId)).toEqual(['3XP', '4XP'])
    const above = await rowOf('oney', 300_001 - 1_499)
    expect(above?.plans.map(({ schemeId }) => schemeId)).toEqual(['3XP'])
  })

  test('a method whose provider does not respond stays listed and says so', async () => {
    expect((await rowOf('bnpl', 100_000))?.availability).toEqual({
      kind: 'greyed',
      reason: { kind: 'unavailable' },
    })
  })

  test('the shop’s own limit takes precedence over a provider that does not respond', async () => {
    expect((await rowOf('tnpl', 250_001))?.availability).toEqual({
      kind: 'greyed',
      reason: { kind: 'above-upper-limit', limit: { minor: 250_000, currency: 'RON' } },
    })
  })

  // Romania delivers to easybox lockers, Bulgaria to Econt, Hungary to GLS (markets.md).
  test.each(['econt-office', 'econt-locker', 'gls-office', 'gls-locker'])(
    'a pickup point of another market than the cart’s is refused: %s',
    async subtype => {
      expect(await ask(100_000, 'personal', subtype)).toMatchObject({
        status: 422,
        code: 'not-offered',
        step: 'delivery-method',
        field: 'subtype',
      })
    },
  )

  test('a company is offered no instalments and receives no terms', async () => {
    const { rows: found, schemes } = await ask(100_000, 'corporate')
    const personalOnly = { kind: 'greyed', reason: { kind: 'personal-only' } }
    expect(found.map(({ type, availability }) => [type, availability])).toEqual([
      ['card', { kind: 'open' }],
      ['tnpl', personalOnly],
      ['bnpl', personalOnly],
      ['oney', personalOnly],
      ['cardAtLocker', { kind: 'open' }],
    ])
    expect(schemes).toEqual([])
  })
})
