import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { paused, queued } from '#test/support/paused.ts'
import {
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOnline,
  press,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop
/** The same shop in a second process. */
let twin: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
  twin = await payingShop(database.url, sandbox)
})
afterAll(async () => {
  await Promise.all([shop.close(), twin.close()])
  await sandbox.close()
  await database.drop()
})

const minute = 60_000
const day = 24 * 60 * minute
const lockOrder = 'select 1 from orders where id = $1 for update'

function forward(ms: number) {
  shop.forward(ms)
  twin.forward(ms)
}

/** An order approved at Stripe with one ban too much, which needs manual review. The shop has not been notified yet. */
async function paidTooMuch() {
  const order = await placeOnline(shop, 'card')
  await script(shop, { provider: 'stripe', orderRef: order.number }, [
    { kind: 'amount', minor: order.totalMinor + 1 },
    { kind: 'webhook', copies: 0 },
  ])
  await press((await startPaying(shop, order)).body.url, 'approve')
  return order
}

const waits = {
  order: 'awaiting-payment',
  payments: ['pending-review'],
  units: ['held'],
  tasks: ['payment-amount-differs'],
}

/** Full days until the order expires and until its unit is released. */
async function daysLeft({ id }: OnlineOrder) {
  const [left] = await shop.rows<{ order: Date; unit: Date }>(
    `select payable_until as "order", (select min(held_until) from unit where held_by = o.id) as unit
     from orders o where id = $1`,
    id,
  )
  const inDays = (at: Date) => Math.round((at.getTime() - shop.now().getTime()) / day)
  return { order: inDays(left!.order), unit: inDays(left!.unit) }
}

describe('an order whose 15 minutes are over', () => {
  test('an overdue order is not ended by a sweep whose status request reports a payment for manual review', async () => {
    const order = await paidTooMuch()
    forward(15 * minute + 1_000)
    expect(await shop.jobs.expireOrders()).toBe(0)
    expect(await stateOf(shop, order)).toMatchObject(waits)
    expect(await daysLeft(order)).toEqual({ order: 3, unit: 3 })
  })

  test('an overdue order is not ended by a sweep that selected it before another process extended it', async () => {
    const order = await placeOnline(shop, 'card')
    forward(15 * minute + 1_000)
    const race = await paused(database.url, lockOrder, [order.id])
    const sweep = shop.jobs.expireOrders()
    await race.waiting(1)
    await race.change(
      `update orders set payable_until = payable_until + interval '3 days' where id = $1`,
      order.id,
    )
    await race.release()
    expect(await sweep).toBe(0)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment', units: ['held'] })
  })

  test('an overdue order is ended once when two processes select it concurrently', async () => {
    const order = await placeOnline(shop, 'card')
    forward(15 * minute + 1_000)
    const sweeps = [shop, twin].map(
      ({ jobs }) =>
        () =>
          jobs.expireOrders(),
    )
    const race = await paused(database.url, lockOrder, [order.id])
    expect(await queued(race, sweeps)).toEqual([1, 0])
    expect(await stateOf(shop, order)).toMatchObject({ order: 'expired', units: ['listed'] })
    const ends = await shop.rows(
      `select reason from order_history where order_id = $1 and to_state = 'expired' and subject = 'order'`,
      order.id,
    )
    expect(ends).toEqual([{ reason: 'not paid in time' }])
  })
})
