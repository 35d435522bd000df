import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anApplication, everyLender, paidVerdict, verdictOf } from '#test/support/lenders.ts'
import { aCourierOrder, sendOrder, shelfUnits } from '#test/support/order-cases.ts'
import {
  currentPayment,
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOnline,
  placeOrder,
  press,
  requestCancellation,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'
import { failingOf, poison } from '#test/support/poisoned.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop
/** The same shop in a second process, whose clock moves with the first one's. */
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

function forward(ms: number) {
  shop.forward(ms)
  twin.forward(ms)
}

const minute = 60_000
const hour = 60 * minute

const expired = {
  order: 'expired',
  payments: ['expired'],
  refunds: [],
  units: ['listed'],
  tasks: [],
  confirmations: 0,
}

const oneyPlan = { kind: 'oney', installments: 3, hasConsented: true } as const

const card = { type: 'card', tac: true, newsletter: false } as const

/** An expensive Romanian phone with only one unit. */
async function theOnlyOne() {
  const phones = await shelfUnits(shop.rows, 'ro', 150_000, 1_000_000)
  for (const phone of phones) {
    const [others] = await shop.rows<{ n: number }>(
      `select count(*)::int as n from unit where listing_id = $1 and state = 'listed'`,
      phone.listing,
    )
    if (others?.n === 1) return phone
  }
  throw new Error('Every listing has several units.')
}

/** Paid at Stripe, which has not sent its webhook: a status request returns what was true a moment before. */
async function paidUnheard(order: OnlineOrder) {
  await script(shop, { provider: 'stripe', orderRef: order.number }, [
    { kind: 'webhook', afterMs: 3 * 24 * hour },
    { kind: 'poll', status: 'open', times: 2 },
    { kind: 'respond', at: 'cancel', status: 500, times: 2 },
  ])
  const { body } = await startPaying(shop, order)
  await press(body.url, 'approve')
}

describe('an unpaid card order', () => {
  test('an unpaid order holds its phone for 15 minutes: not expired at 14:59, expired at 15:01', async () => {
    const order = await placeOnline(shop, 'card')
    const [{ until } = { until: 0 }] = await shop.rows<{ until: number }>(
      `select (extract(epoch from payable_until) * 1000)::float8 as until from orders where id = $1
       and payable_until = placed_at + interval '15 minutes'`,
      order.id,
    )
    const [unit] = await shop.rows<{ until: number }>(
      'select (extract(epoch from held_until) * 1000)::float8 as until from unit where held_by = $1',
      order.id,
    )
    expect(unit).toEqual({ until })
    forward(until - 1_000 - shop.now().getTime())
    expect(await shop.jobs.expireOrders()).toBe(0)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment', units: ['held'] })
    forward(2_000)
    expect(await shop.jobs.expireOrders()).toBe(1)
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual(expired)
    expect(await currentPayment(shop, order)).toEqual({ kind: 'over', reason: 'expired' })
    expect((await startPaying(shop, order, { method: 'card' })).body).toEqual({ kind: 'settled' })
  })

  test('an expired order leaves inactive lines, a history of its phone, and no payment deadline', async () => {
    const order = await placeOnline(shop, 'card')
    await startPaying(shop, order)
    forward(15 * minute + 1_000)
    await shop.jobs.expireOrders()
    expect(
      await shop.rows('select distinct is_live from order_line where order_id = $1', order.id),
    ).toEqual([{ is_live: false }])
    expect(
      await shop.rows(
        `select from_state, to_state, actor, reason from unit_history
         where unit_id = $1 and reason = $2 order by from_state desc`,
        order.unitIds[0],
        `order ${order.id}`,
      ),
    ).toEqual([
      { from_state: 'listed', to_state: 'held', actor: 'shop', reason: `order ${order.id}` },
      { from_state: 'held', to_state: 'listed', actor: 'shop', reason: `order ${order.id}` },
    ])
    expect(
      await shop.rows(
        'select held_by, held_until, (select payable_until from orders where id = $2) as until from unit where id = $1',
        order.unitIds[0],
        order.id,
      ),
    ).toEqual([{ held_by: null, held_until: null, until: null }])
    expect(
      await shop.rows(
        `select subject, from_state, to_state, actor from order_history
         where order_id = $1 and to_state = 'expired' order by subject`,
        order.id,
      ),
    ).toEqual([
      { subject: 'order', from_state: 'awaiting-payment', to_state: 'expired', actor: 'shop' },
      { subject: 'payment', from_state: 'action-required', to_state: 'expired', actor: 'shop' },
    ])
  })

  test.each([
    ['expires', true],
    ['is cancelled', false],
  ])('an order releases the use of its code when it %s', async (_, isExpired) => {
    await shop.rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at, max_uses)
       values ('ro', 'ODATA', 10, 0, now() - interval '1 day', now() + interval '1 year', 1)
       on conflict do nothing`,
    )
    const usesOf = async () => (await shop.rows(`select uses from promo where code = 'ODATA'`))[0]
    const withCode = async () => {
      const [phone] = await shelfUnits(shop.rows, 'ro', 50_000, 240_000)
      const body = await aCourierOrder(shop.rows, 'ro', [phone!], {
        payment: card,
        promoCode: 'ODATA',
      })
      return { ...body, shownTotal: { ...body.shownTotal, minor: phone!.price * 0.9 + 1_999 } }
    }
    const order = await placeOrder(shop, await withCode())
    expect(await usesOf()).toEqual({ uses: 1 })
    expect(await sendOrder(shop.api, await withCode())).toMatchObject({
      status: 409,
      body: { code: 'promo-refused' },
    })
    if (isExpired) {
      forward(15 * minute + 1_000)
      await Promise.all([shop.jobs.expireOrders(), twin.jobs.expireOrders()])
    } else {
      await requestCancellation(shop, order)
      await requestCancellation(shop, order)
    }
    expect(await usesOf()).toEqual({ uses: 0 })
    const again = await placeOrder(shop, await withCode())
    expect(await usesOf()).toEqual({ uses: 1 })
    await requestCancellation(shop, again)
  })

  test('the status of a payment is queried once more before its order expires: a paid order stays paid', async () => {
    const order = await placeOnline(shop, 'card')
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 0 },
    ])
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    forward(15 * minute + 1_000)
    expect(await shop.jobs.expireOrders()).toBe(0)
    expect(await verdictOf(shop, order)).toEqual(paidVerdict(order, '/magazin/multumim/RO'))
  })

  test('an order expires even if Stripe does not respond', async () => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'respond', at: 'status', status: 500, times: 2 },
      { kind: 'respond', at: 'cancel', status: 500, times: 2 },
    ])
    forward(15 * minute + 1_000)
    expect(await shop.jobs.expireOrders()).toBe(1)
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual(expired)
    // The page is closed as soon as Stripe responds again.
    forward(minute)
    await shop.settle()
    await press(body.url, 'approve')
    expect(moneyAtProviders(shop, order).captures).toBe(0)
  })

  test('an order changed to financing has the financing time, counted from when it was placed', async () => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await press(body.url, 'decline')
    await shop.settle()
    forward(14 * minute)
    const again = await startPaying(shop, order, { method: 'oney', plan: oneyPlan })
    forward(2 * hour - 15 * minute)
    expect(await shop.jobs.expireOrders()).toBe(0)
    expect(await stateOf(shop, order)).toMatchObject({ units: ['held'] })
    await press(again.body.url, 'approve')
    await shop.settle()
    expect(await verdictOf(shop, order)).toEqual(
      paidVerdict(order, '/magazin/multumim/RO', 'declined'),
    )
  })

  test('an order gets no more time by repeated changes of its method', async () => {
    const order = await placeOnline(shop, 'card')
    for (let changes = 0; changes < 4; changes += 1) {
      expect((await startPaying(shop, order, { method: 'card' })).body.kind).toBe('redirect')
      const loan = await startPaying(shop, order, { method: 'oney', plan: oneyPlan })
      expect(loan.body.kind).toBe('redirect')
      forward(25 * minute)
    }
    forward(20 * minute - minute)
    expect(await shop.jobs.expireOrders()).toBe(0)
    forward(minute + 1_000)
    expect(await shop.jobs.expireOrders()).toBe(1)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'expired', units: ['listed'] })
  })

  test('an order is started ten times, and not an eleventh time', async () => {
    const order = await placeOnline(shop, 'card')
    const declined = async () => {
      const { body } = await startPaying(shop, order)
      await press(body.url, 'decline')
      await shop.settle()
      return body.kind
    }
    for (let tries = 0; tries < 10; tries += 1) expect(await declined()).toBe('redirect')
    const refused = { status: 409, body: { code: 'too-many-attempts' } }
    expect(await startPaying(shop, order)).toMatchObject(refused)
    expect(await startPaying(shop, order, { method: 'oney', plan: oneyPlan })).toMatchObject(
      refused,
    )
    expect((await stateOf(shop, order)).payments).toEqual(
      Array.from({ length: 10 }, () => 'declined'),
    )
    expect((await requestCancellation(shop, order)).status).toBe(200)
  })

  test('an order continues its current attempt when another one is too many', async () => {
    const order = await placeOnline(shop, 'card')
    for (let changes = 0; changes < 9; changes += 1)
      await startPaying(
        shop,
        order,
        changes % 2 === 0 ? { method: 'oney', plan: oneyPlan } : { method: 'card' },
      )
    const { payments } = await stateOf(shop, order)
    expect(payments).toHaveLength(10)
    expect(payments.at(-1)).toBe('action-required')
    expect(await startPaying(shop, order, { method: 'card' })).toMatchObject({ status: 409 })
    expect(await stateOf(shop, order)).toMatchObject({ payments })
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed' })
  })

  test('an order gets no second 15 minutes when its payment is started', async () => {
    const order = await placeOnline(shop, 'card')
    forward(14 * minute)
    await startPaying(shop, order)
    forward(minute + 1_000)
    expect(await shop.jobs.expireOrders()).toBe(1)
    expect(await stateOf(shop, order)).toMatchObject({ order: 'expired', units: ['listed'] })
  })
})

describe('a released phone', () => {
  test('a released phone is sold to a second customer, who keeps it; the late payment of the first is refunded', async () => {
    const phone = await theOnlyOne()
    const order = async () => aCourierOrder(shop.rows, 'ro', [phone], { payment: card })
    const first = await placeOrder(shop, await order())
    expect(await sendOrder(shop.api, await order())).toMatchObject({
      status: 409,
      body: { code: 'unit-unavailable' },
    })
    await paidUnheard(first)
    forward(15 * minute + 1_000)
    expect(await shop.jobs.expireOrders()).toBe(1)

    const second = await placeOrder(shop, await order())
    expect(second.unitIds).toEqual(first.unitIds)
    const { body } = await startPaying(shop, second)
    await press(body.url, 'approve')
    await shop.settle()

    // Stripe reports the payment three days late, when the phone belongs to another customer.
    await sandbox.world.clock.advance(3 * 24 * hour)
    forward(hour)
    await shop.settle()
    await shop.settle()
    expect(await stateOf(shop, first)).toEqual({
      order: 'expired',
      payments: ['captured'],
      refunds: [`succeeded ${first.totalMinor}`],
      units: ['sold'],
      tasks: ['late-payment'],
      confirmations: 0,
    })
    expect(moneyAtProviders(shop, first)).toEqual({
      captures: 1,
      captured: first.totalMinor,
      refunded: first.totalMinor,
    })
    expect(await currentPayment(shop, first)).toEqual({ kind: 'over', reason: 'expired' })
    expect(await verdictOf(shop, second)).toEqual(paidVerdict(second, '/magazin/multumim/RO'))
    expect(
      await shop.rows('select order_id from order_line where unit_id = $1 and is_live', phone.unit),
    ).toEqual([{ order_id: second.id }])
  })

  test('a released phone of an expired loan is sold to another customer; a late loan is refunded manually', async () => {
    const lender = everyLender.find(({ name }) => name === 'Cofidis')!
    const { order, page } = await anApplication(shop, lender)
    await press(page, 'abandon')
    forward(120 * hour + 1_000)
    await Promise.all([shop.jobs.expireOrders(), twin.jobs.expireOrders()])
    await shop.settle()
    const [unit] = await shop.rows<{ listing: string; product: string; price: number }>(
      `select u.listing_id as listing, l.product_id as product, l.price_minor::int as price
       from unit u join listing l on l.id = u.listing_id where u.id = $1`,
      order.unitIds[0],
    )
    const phone = { ...unit!, unit: order.unitIds[0]!, currency: 'HUF' } as const
    const second = await placeOrder(
      shop,
      await aCourierOrder(shop.rows, 'hu', [phone], { payment: card }),
    )
    expect(second.unitIds).toEqual(order.unitIds)
    await press(page, 'approve')
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'expired',
      payments: ['captured'],
      refunds: [`submitted ${order.totalMinor}`],
      units: ['held'],
      tasks: ['late-payment', 'refund-by-hand'],
    })
    expect(await stateOf(shop, second)).toMatchObject({
      order: 'awaiting-payment',
      units: ['held'],
    })
  })
})

describe('a payment whose status cannot be requested', () => {
  const lender = everyLender.find(({ name }) => name === 'TBI BG standard')!

  /** An invalid provider reference, so that a status request throws. */
  const spoil = ({ id }: OnlineOrder) =>
    shop.rows(`update payment set provider_ref = 'not what it was' where order_id = $1`, id)

  test('a payment with an invalid reference expires on time like the others', async () => {
    const orders = [await anApplication(shop, lender), await anApplication(shop, lender)]
    await spoil(orders[0]!.order)
    forward(72 * hour - minute)
    await shop.jobs.expireOrders()
    for (const { order } of orders)
      expect(await stateOf(shop, order)).toMatchObject({ units: ['held'] })
    forward(minute + 1_000)
    await shop.jobs.expireOrders()
    for (const { order } of orders)
      expect(await stateOf(shop, order)).toMatchObject({ order: 'expired', units: ['listed'] })
    await shop.rows(
      'update payment set next_poll_at = null where order_id = $1',
      orders[0]!.order.id,
    )
  })

  test('the status of a payment with an invalid reference is queried again after ten minutes, the others at once', async () => {
    const [bad, sound] = [await anApplication(shop, lender), await anApplication(shop, lender)]
    await spoil(bad.order)
    await script(shop, sound.about, [{ kind: 'webhook', copies: 0 }])
    await press(sound.page, 'approve')
    forward(10 * minute)
    await expect(shop.jobs.reconcile()).rejects.toThrow()
    expect(await stateOf(shop, sound.order)).toMatchObject({ order: 'confirmed' })
    const [next] = await shop.rows<{ at: Date; error: string }>(
      'select next_poll_at as at, last_error as error from payment where order_id = $1',
      bad.order.id,
    )
    expect(next!.error).toBe('fault')
    expect(next!.at.getTime() - shop.now().getTime()).toBeGreaterThan(9 * minute)
    expect(next!.at.getTime() - shop.now().getTime()).toBeLessThanOrEqual(10 * minute)
    await shop.rows('update payment set next_poll_at = null where order_id = $1', bad.order.id)
  })
})

describe('two sweepers at once', () => {
  test('two sweepers end each order once, and a concurrent payment is accepted or refunded', async () => {
    const orders: OnlineOrder[] = []
    const pages: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const order = await placeOnline(shop, 'card')
      orders.push(order)
      pages.push((await startPaying(shop, order)).body.url)
    }
    forward(15 * minute + 1_000)
    await Promise.all([
      shop.jobs.expireOrders(),
      twin.jobs.expireOrders(),
      shop.jobs.reconcile(),
      twin.jobs.reconcile(),
      ...pages.slice(0, 3).map(url => press(url, 'approve')),
    ])
    await Promise.all([shop.settle(), twin.settle()])
    await shop.settle()
    for (const order of orders) {
      const { order: state, units, refunds, confirmations } = await stateOf(shop, order)
      const { captured, refunded } = moneyAtProviders(shop, order)
      const isPaid = state === 'confirmed'
      expect({ state, units, confirmations, paid: captured - refunded }).toEqual(
        isPaid
          ? { state, units: ['sold'], confirmations: 1, paid: order.totalMinor }
          : { state: 'expired', units: ['listed'], confirmations: 0, paid: 0 },
      )
      expect(refunds).toHaveLength(isPaid || captured === 0 ? 0 : 1)
      const [ends] = await shop.rows(
        `select count(*)::int as n from order_history
         where order_id = $1 and subject = 'order' and from_state = 'awaiting-payment'`,
        order.id,
      )
      expect(ends).toEqual({ n: 1 })
      const [steps] = await shop.rows(
        `select count(*)::int as n from unit_history where reason = $1`,
        `order ${order.id}`,
      )
      expect(steps).toEqual({ n: 2 })
    }
  })
})

test('an order that cannot be ended blocks no other, and is ended once it can be', async () => {
  const [bad, sound] = [await placeOnline(shop, 'card'), await placeOnline(shop, 'card')]
  const heal = await poison(shop.rows, 'orders', 'id', bad.id)
  forward(16 * minute)
  await expect(shop.jobs.expireOrders()).rejects.toThrow('poisoned')
  expect(await stateOf(shop, sound)).toMatchObject({ order: 'expired', units: ['listed'] })
  expect(await stateOf(shop, bad)).toMatchObject({ order: 'awaiting-payment', units: ['held'] })
  expect(await failingOf(shop.rows, 'expire-order')).toEqual([{ item: bad.id, tries: 1 }])
  // The item is retried after half a minute.
  await heal()
  await shop.jobs.expireOrders()
  expect(await stateOf(shop, bad)).toMatchObject({ order: 'awaiting-payment' })
  forward(31_000)
  await shop.jobs.expireOrders()
  expect(await stateOf(shop, bad)).toMatchObject({ order: 'expired', units: ['listed'] })
  expect(await failingOf(shop.rows, 'expire-order')).toEqual([])
})

test('a payment whose status cannot be saved does not block status requests for the others', async () => {
  const pay = async () => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 0 },
    ])
    await press(body.url, 'approve')
    return order
  }
  const [bad, sound] = [await pay(), await pay()]
  const heal = await poison(shop.rows, 'order_history', 'order_id', bad.id)
  forward(minute)
  await expect(shop.jobs.reconcile()).rejects.toThrow('poisoned')
  expect(await stateOf(shop, sound)).toMatchObject({ order: 'confirmed', payments: ['captured'] })
  expect(await stateOf(shop, bad)).toMatchObject({ order: 'awaiting-payment' })
  const [payment] = await shop.rows<{ id: string }>(
    'select id from payment where order_id = $1',
    bad.id,
  )
  expect(await failingOf(shop.rows, 'reconcile-payment')).toContainEqual({
    item: payment!.id,
    tries: 1,
  })
  await heal()
  forward(11 * minute)
  await shop.jobs.reconcile()
  expect(await stateOf(shop, bad)).toMatchObject({ order: 'confirmed', payments: ['captured'] })
  const items = (await failingOf(shop.rows, 'reconcile-payment')).map(({ item }) => item)
  expect(items).not.toContain(payment!.id)
})

test('an order whose unit is no longer reserved is not confirmed, whatever was paid', async () => {
  const order = await placeOnline(shop, 'card')
  await shop.rows(
    `update unit set state = 'listed', held_by = null, held_until = null where held_by = $1`,
    order.id,
  )
  const { body } = await startPaying(shop, order)
  await press(body.url, 'approve')
  await shop.settle()
  const [now] = await shop.rows<{ state: string }>(
    'select state from orders where id = $1',
    order.id,
  )
  expect(now?.state).toBe('awaiting-payment')
  const [failing] = await shop.rows<{ error: string }>(
    `select f.error from failing_item f join provider_notice n on n.id = f.item
     join payment p on p.id = n.payment_id where p.order_id = $1`,
    order.id,
  )
  expect(failing?.error).toBe(`order ${order.id} holds 0 of 1 units`)
})
