import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCourierOrder,
  anEasyboxOrder,
  rowsIn,
  type ShelfUnit,
  shelfUnits,
} from '#test/support/order-cases.ts'
import { recordRoundTrips } from '#test/support/round-trips.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let shelf: ShelfUnit[]

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, {}, { maxUnitsPerHour: 10 })
  shelf = await shelfUnits(rowsIn(shop), 'ro', 0, 250_000)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** The round trips of one placement, from the request to its response. */
async function tripsOf(body: OrderRequestOnWire) {
  const trips = recordRoundTrips(shop.database.pool)
  const { statusCode } = await shop.visit('/api/orders/', {
    method: 'POST',
    json: body,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(statusCode).toBe(201)
  return [...trips]
}

test('an order to a locker is placed in four round trips, the count of its requests among them', async () => {
  const body = await anEasyboxOrder(rowsIn(shop), [shelf.shift()!])
  expect(await tripsOf(body)).toEqual([
    ['tally-add'],
    ['begin', 'order-recall', 'shelf', 'order-pickup-point', 'order-address'],
    ['order-write'],
    ['commit'],
  ])
})

test('an order of three devices with accessories and a promo code to two addresses takes no more', async () => {
  const rows = rowsIn(shop)
  await rows(
    `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at)
     values ('ro', 'TRIPS', 10, 0, now() - interval '1 day', now() + interval '1 day')`,
  )
  const [accessory] = await rows<{ id: string; price: number }>(
    `select accessory_id as id, price_minor::int as price from accessory_listing
     where market = 'ro' and is_active order by 1 limit 1`,
  )
  const phones = shelf.splice(0, 3)
  const goods = phones.reduce((sum, { price }) => sum + price, accessory!.price)
  const body = await aCourierOrder(rows, 'ro', phones, {
    payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
    accessories: [{ lineId: randomUUID(), id: accessory!.id }],
    promoCode: 'TRIPS',
    // 10 % off the goods; 19.99 lei for the courier and 9.99 lei for paying in cash.
    shownTotal: { minor: goods - Math.round(goods / 10) + 1_999 + 999, currency: 'RON' },
  })
  if (body.place.kind !== 'address') throw new Error('It goes to no address.')
  const { address } = body.place
  const billing = { ...body.billing, address }
  expect(await tripsOf({ ...body, billing })).toEqual([
    ['tally-add'],
    [
      'begin',
      'order-recall',
      'shelf',
      'accessories-by-id',
      'promo-by-code',
      'order-address',
      'order-address',
    ],
    ['order-write', 'promo-consume'],
    ['commit'],
  ])
})

test('a refused order ends with the answers it asked for and a rollback', async () => {
  const body = await anEasyboxOrder(rowsIn(shop), [shelf.shift()!])
  const trips = recordRoundTrips(shop.database.pool)
  const { statusCode } = await shop.visit('/api/orders/', {
    method: 'POST',
    json: { ...body, shownTotal: { minor: 1, currency: 'RON' } },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(statusCode).toBe(409)
  expect(trips.slice(1)).toEqual([
    ['begin', 'order-recall', 'shelf', 'order-pickup-point', 'order-address'],
    ['rollback'],
  ])
})
