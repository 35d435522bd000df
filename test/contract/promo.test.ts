import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { promoCheckSchema } from '#contract/promo.ts'
import type { Market } from '#domain/market/market.ts'
import { addApi } from '#http/api/api.ts'
import { answerProblems } from '#http/problem.ts'
import { type ApiApp, apiApp, bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aPhoneOf, type Rows, rowsIn, shelfUnits } from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** A cart of one device, whose price is set for the test. */
async function cartOf(market: Market, price: number, changes: object = {}) {
  const [unit] = await shelfUnits(rows, market, 0, 1_000_000_000)
  await rows(`update listing set price_minor = $2 where id = $1`, unit!.listing, price)
  return {
    cartId: randomUUID(),
    market,
    phones: [aPhoneOf(unit!)],
    accessories: [],
    giftWrap: 'plain',
    ...changes,
  }
}

async function ask(cart: object, promoCode: string) {
  const response = await api.ask({
    method: 'POST',
    url: '/api/promo/',
    payload: { ...cart, promoCode },
  })
  expect(response.statusCode).toBe(200)
  return promoCheckSchema.parse(response.json())
}

function refusedFor(code: string, reason: object) {
  return { kind: 'refused', code, reason }
}

describe('POST /api/promo/', () => {
  test.each([
    ['ro', 'RON', 'MULTUMESC', 150_000, 'VARA25', 'PRIMII', 'BLAGODARYA'],
    ['bg', 'BGN', 'BLAGODARYA', 60_000, 'LYATO25', 'PARVITE', 'KOSZONOM'],
    ['hu', 'HUF', 'KOSZONOM', 12_000_000, 'NYAR25', 'ELSOK', 'EFHARISTO'],
    ['gr', 'EUR', 'EFHARISTO', 30_000, 'KALOKAIRI25', 'PROTOI', 'MULTUMESC'],
  ] as const)(
    'in %s (%s) every refusal reason occurs with a code of the demo',
    async (market, currency, fromAmount, minimum, over, usedUp, foreign) => {
      const enough = await cartOf(market, minimum)
      expect(await ask(enough, 'KINTSU10')).toEqual({
        kind: 'valid',
        promo: { code: 'KINTSU10', percentage: 10 },
      })
      expect(await ask(enough, fromAmount)).toEqual({
        kind: 'valid',
        promo: { code: fromAmount, percentage: 15 },
      })
      expect(await ask(enough, over)).toEqual(refusedFor(over, { kind: 'expired' }))
      expect(await ask(enough, usedUp)).toEqual(refusedFor(usedUp, { kind: 'used-up' }))
      expect(await ask(enough, foreign)).toEqual(refusedFor(foreign, { kind: 'other-market' }))
      expect(await ask(enough, 'NONE')).toEqual(refusedFor('NONE', { kind: 'unknown' }))
      const step = market === 'hu' ? 100 : 1
      expect(await ask(await cartOf(market, minimum - step), fromAmount)).toEqual(
        refusedFor(fromAmount, { kind: 'minimum', minimum: { minor: minimum, currency } }),
      )
    },
  )

  test('a code is found regardless of case and spacing', async () => {
    expect(await ask(await cartOf('ro', 100_000), '  kintsu10 ')).toMatchObject({ kind: 'valid' })
  })

  test("the market's own code takes precedence over the same code of another market", async () => {
    await rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at)
       values ('bg', 'BOTH', 30, 0, now(), now() + interval '1 day'),
              ('ro', 'BOTH', 5, 0, now(), now() + interval '1 day')`,
    )
    const cart = await cartOf('ro', 100_000)
    expect(await ask(cart, 'BOTH')).toMatchObject({ promo: { percentage: 5 } })
  })

  test('gift wrapping does not count towards the minimum of a code', async () => {
    const cart = await cartOf('ro', 149_999, { giftWrap: 'wrapped' })
    expect(await ask(cart, 'MULTUMESC')).toMatchObject({ reason: { kind: 'minimum' } })
  })

  test('one IP address has the same limit per minute as for orders, and is then answered 429', async () => {
    const app = Fastify()
    answerProblems(app)
    await app.register(rateLimit, { max: 600, timeWindow: 60_000 })
    await app.register(addApi, { ctx: api.ctx, bases, ordersPerMinute: 3 })
    const payload = { ...(await cartOf('ro', 100_000)), promoCode: 'GUESS' }
    const guess = async (remoteAddress: string) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/promo/',
        payload,
        remoteAddress,
      })
      return response.statusCode
    }
    for (let at = 0; at < 3; at += 1) expect(await guess('203.0.113.1')).toBe(200)
    expect(await guess('203.0.113.1')).toBe(429)
    expect(await guess('203.0.113.2')).toBe(200)
    await app.close()
  })

  test('an invalid cart is refused with the path of the field', async () => {
    const cart = await cartOf('ro', 100_000)
    const phones = cart.phones.map(phone => ({ ...phone, listingId: 'none' }))
    const response = await api.ask({
      method: 'POST',
      url: '/api/promo/',
      payload: { ...cart, phones, promoCode: 'KINTSU10' },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ field: 'phones.0.listingId', code: 'not-offered' })
  })
})
