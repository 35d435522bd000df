import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, type ShelfUnit, sendOrder } from '#test/support/order-cases.ts'
import { paused } from '#test/support/paused.ts'
import {
  moneyAtProviders,
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

// The races of quality.md (R1 to R3), each paused at the deciding moment. `npm run faults` runs them randomly and
// in large numbers.

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

const lockListing = 'select id from listing where id = $1 for no key update'
const lockOrder = 'select id from orders where id = $1 for update'

/** Romanian phones with the given number of units for sale, one listing each, sorted by listing id. */
async function phonesWith(units: number, listings: number): Promise<readonly ShelfUnit[]> {
  const found = await shop.rows<ShelfUnit>(
    `select l.id as listing, l.product_id as product, min(u.id::text) as unit, l.price_minor::int as price, l.currency
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = 'ro' and m.type = 'SMARTPHONE' and l.price_minor < 120000
     group by l.id having count(*) = $1 order by l.id limit $2`,
    units,
    listings,
  )
  expect(found).toHaveLength(listings)
  return found
}

function unitsOf({ listing }: ShelfUnit) {
  return shop.rows<{ state: string; n: number }>(
    'select state, count(*)::int as n from unit where listing_id = $1 group by 1 order by 1',
    listing,
  )
}

function codesOf(answers: readonly { status: number; body: { code?: string } }[]) {
  return answers
    .map(({ status, body }) => (status === 201 ? '201' : `${status} ${body.code}`))
    .toSorted()
}

describe('R1: one unit ordered by six customers at the same moment', () => {
  test('one unit is sold to one customer over two processes, and the others are refused as sold out', async () => {
    const [phone] = await phonesWith(1, 1)
    const bodies = await Promise.all(
      Array.from({ length: 6 }, () => anEasyboxOrder(shop.rows, [phone!])),
    )
    const race = await paused(database.url, lockListing, [phone!.listing])
    const sent = bodies.map((body, at) => sendOrder((at % 2 ? shop : twin).api, body))
    await race.waiting(6)
    await race.release()
    expect(codesOf(await Promise.all(sent))).toEqual([
      '201',
      ...Array<string>(5).fill('409 unit-unavailable'),
    ])
    expect(await unitsOf(phone!)).toEqual([{ state: 'sold', n: 1 }])
  })
})

describe('R2: two carts of the same listings, in another order', () => {
  test('both carts lock the same listing first, so that neither holds what the other waits for', async () => {
    const [first, second] = await phonesWith(2, 2)
    const bodies = [
      await anEasyboxOrder(shop.rows, [first!, second!]),
      await anEasyboxOrder(shop.rows, [second!, first!]),
    ]
    const race = await paused(database.url, lockListing, [first!.listing])
    const sent = bodies.map((body, at) => sendOrder((at % 2 ? shop : twin).api, body))
    await race.waiting(2)
    expect(await race.isFree(lockListing, second!.listing)).toBe(true)
    await race.release()
    expect(codesOf(await Promise.all(sent))).toEqual(['201', '201'])
    for (const phone of [first!, second!])
      expect((await unitsOf(phone)).map(({ state }) => state)).toEqual(['sold'])
  })

  test('with too few units, one cart is sold completely and the other reserves nothing', async () => {
    const [scarce] = await phonesWith(1, 1)
    const [plenty] = await phonesWith(3, 1)
    const bodies = [
      await anEasyboxOrder(shop.rows, [scarce!, plenty!]),
      await anEasyboxOrder(shop.rows, [plenty!, scarce!]),
    ]
    const [low] = [scarce!.listing, plenty!.listing].toSorted()
    const race = await paused(database.url, lockListing, [low])
    const sent = bodies.map((body, at) => sendOrder((at % 2 ? shop : twin).api, body))
    await race.waiting(2)
    await race.release()
    expect(codesOf(await Promise.all(sent))).toEqual(['201', '409 unit-unavailable'])
    expect(await unitsOf(scarce!)).toEqual([{ state: 'sold', n: 1 }])
    expect(await unitsOf(plenty!)).toEqual([
      { state: 'listed', n: 2 },
      { state: 'sold', n: 1 },
    ])
  })
})

describe('R3: one idempotency key', () => {
  test('a key repeated while its first request is running is one order and one response', async () => {
    const [phone] = await phonesWith(3, 1)
    const body = await anEasyboxOrder(shop.rows, [phone!])
    const key = randomUUID()
    const race = await paused(database.url, lockListing, [phone!.listing])
    const sent = [0, 1, 2].map(at => sendOrder((at % 2 ? shop : twin).api, body, { key }))
    await race.waiting(3)
    await race.release()
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(answer => answer.body.number)).size).toBe(1)
    const [orders] = await shop.rows<{ n: number }>(
      'select count(*)::int as n from orders where cart_id = $1',
      body.cartId,
    )
    expect(orders).toEqual({ n: 1 })
  })
})

describe('a single-use promo code', () => {
  test('a code used by three orders at the same moment discounts one', async () => {
    await shop.rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at, max_uses)
       values ('ro', 'PAUSED', 10, 0, now() - interval '1 day', now() + interval '1 day', 1)`,
    )
    const phones = await phonesWith(2, 3)
    const bodies = await Promise.all(
      phones.map(async phone => ({
        ...(await anEasyboxOrder(shop.rows, [phone])),
        promoCode: 'PAUSED',
        // 10 % off the goods; 14.99 lei for the locker and 9.99 lei for paying there.
        shownTotal: {
          minor: phone.price - Math.round(phone.price / 10) + 1_499 + 999,
          currency: 'RON',
        },
      })),
    )
    const race = await paused(database.url, 'select code from promo where code = $1 for update', [
      'PAUSED',
    ])
    const sent = bodies.map((body, at) => sendOrder((at % 2 ? shop : twin).api, body))
    await race.waiting(3)
    await race.release()
    expect(codesOf(await Promise.all(sent))).toEqual([
      '201',
      '409 promo-refused',
      '409 promo-refused',
    ])
    expect(await shop.rows(`select uses from promo where code = 'PAUSED'`)).toEqual([{ uses: 1 }])
  })
})

describe('a payment reported to two processes at the same moment', () => {
  test('a payment is captured once, and its order is confirmed once', async () => {
    const order = await placeOnline(shop, 'card')
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 1 },
    ])
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    const [payment] = await shop.rows<{ id: string }>(
      'select id from payment where order_id = $1',
      order.id,
    )
    await shop.rows('update payment set next_poll_at = now() where id = $1', payment!.id)
    await shop.rows(
      `insert into provider_notice (id, provider, event_key, payment_id, raw, received_at, next_attempt_at)
       values (gen_random_uuid(), 'stripe', 'evt_paused', $1, '{}', now(), now())`,
      payment!.id,
    )
    const race = await paused(database.url, lockOrder, [order.id])
    const received = [shop.jobs.processWebhooks(), twin.jobs.reconcile()]
    await race.waiting(2)
    await race.release()
    await Promise.all(received)
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'confirmed',
      payments: ['captured'],
      confirmations: 1,
    })
    expect(moneyAtProviders(shop, order)).toMatchObject({ captures: 1, refunded: 0 })
  })
})

describe('an order selected to expire', () => {
  test('an order paid before its turn to expire is confirmed', async () => {
    const order = await placeOnline(shop, 'card')
    await shop.rows(
      `update orders set payable_until = now() - interval '1 minute' where id = $1`,
      order.id,
    )
    const race = await paused(database.url, lockOrder, [order.id])
    const swept = shop.jobs.expireOrders()
    await race.waiting(1)
    await race.change(
      `update orders set state = 'confirmed', payable_until = null where id = $1`,
      order.id,
    )
    await race.change(
      `update unit set state = 'sold', held_by = null, held_until = null where held_by = $1`,
      order.id,
    )
    await race.release()
    await swept
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', units: ['sold'] })
  })
})
