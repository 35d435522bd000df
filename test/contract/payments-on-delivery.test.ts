import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  currentPayment,
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOnline,
  press,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'

// An order whose card was declined is paid at the easybox instead: 9.99 lei more (markets.md).

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
  await database.drop()
})

const feeMinor = 999
const method = 'cardAtLocker'

async function declined(): Promise<OnlineOrder> {
  const order = await placeOnline(shop, 'card')
  await press((await startPaying(shop, order)).body.url, 'decline')
  await shop.settle()
  expect(await stateOf(shop, order)).toMatchObject({ payments: ['declined'] })
  return order
}

function onDelivery(order: OnlineOrder, shownMinor = order.totalMinor + feeMinor) {
  return startPaying(shop, order, { method, shownMinor })
}

async function storedOrder({ id }: OnlineOrder) {
  const [found] = await shop.rows<Record<string, unknown>>(
    `select state, payment_method as method, total_minor::int as total, collection_fee_minor::int as fee,
       payable_until as until, (select json_agg(json_build_object('state', p.state, 'amount', p.amount_minor)
         order by p.created_at) from payment p where p.order_id = o.id) as payments
     from orders o where o.id = $1`,
    id,
  )
  return found
}

test('the methods on delivery are offered after a declined card, with their fee', async () => {
  const { kind, rows } = await currentPayment(shop, await declined())
  expect(kind).toBe('failed')
  expect(rows).toContainEqual(
    expect.objectContaining({
      type: method,
      availability: { kind: 'open' },
      collectionFee: { minor: feeMinor, currency: 'RON' },
    }),
  )
})

test('the order is confirmed with the fee in its total, its phone is sold, and the amount is due', async () => {
  const order = await declined()
  expect(await onDelivery(order)).toMatchObject({ status: 200, body: { kind: 'settled' } })
  const total = order.totalMinor + feeMinor
  expect(await storedOrder(order)).toEqual({
    state: 'confirmed',
    method,
    total,
    fee: feeMinor,
    until: null,
    payments: [
      { state: 'declined', amount: order.totalMinor },
      { state: 'due', amount: total },
    ],
  })
  expect(await stateOf(shop, order)).toMatchObject({ units: ['sold'], confirmations: 1 })
  expect(await currentPayment(shop, order)).toMatchObject({ kind: 'paid' })
  const history = await shop.rows<{ reason: string; to: string }>(
    `select reason, to_state as to from order_history where order_id = $1 and subject = 'order' order by at, id`,
    order.id,
  )
  expect(history).toContainEqual({ reason: `on delivery: ${method}`, to: 'confirmed' })
})

test.each([0, -1, 1])(
  'another amount than the shown one plus %d is asked about first',
  async off => {
    const order = await declined()
    const shown = off === 0 ? order.totalMinor : order.totalMinor + feeMinor + off
    expect(await onDelivery(order, shown)).toMatchObject({
      status: 409,
      body: {
        code: 'amount-changed',
        reason: { amount: { minor: order.totalMinor + feeMinor, currency: 'RON' } },
      },
    })
    expect(await stateOf(shop, order)).toMatchObject({ payments: ['declined'], units: ['held'] })
  },
)

test('without an amount nothing is confirmed', async () => {
  const order = await declined()
  expect(await startPaying(shop, order, { method })).toMatchObject({ status: 409 })
  expect(await stateOf(shop, order)).toMatchObject({ payments: ['declined'], units: ['held'] })
})

test('pressed several times, also on two pages, it is confirmed and due once', async () => {
  const order = await declined()
  const answers = await Promise.all([1, 2, 3].map(() => onDelivery(order)))
  expect(answers.map(({ body }) => body.kind)).toEqual(['settled', 'settled', 'settled'])
  expect(await stateOf(shop, order)).toMatchObject({
    payments: ['declined', 'due'],
    confirmations: 1,
  })
  expect(await onDelivery(order)).toMatchObject({ body: { kind: 'settled' } })
  expect(await stateOf(shop, order)).toMatchObject({ payments: ['declined', 'due'] })
})

test('a card payment that was not finished is released, and one that arrives later goes back', async () => {
  const order = await placeOnline(shop, 'card')
  const { url } = (await startPaying(shop, order)).body
  expect(await onDelivery(order)).toMatchObject({ body: { kind: 'settled' } })
  await shop.settle()
  expect(await stateOf(shop, order)).toMatchObject({ payments: ['cancelled', 'due'] })
  await press(url, 'approve').catch(() => undefined)
  await shop.settle()
  const { captured, refunded } = moneyAtProviders(shop, order)
  expect(captured - refunded).toBe(0)
  expect(await storedOrder(order)).toMatchObject({ state: 'confirmed' })
})

test('whoever has no token, or another order’s, changes nothing', async () => {
  const [order, other] = [await declined(), await declined()]
  for (const token of ['', other.token])
    expect((await onDelivery({ ...order, token })).status).toBeGreaterThanOrEqual(400)
  expect(await stateOf(shop, order)).toMatchObject({ payments: ['declined'], units: ['held'] })
})
