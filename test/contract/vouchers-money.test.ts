import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, shelfUnits } from '#test/support/order-cases.ts'
import {
  currentPayment,
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOrder,
  press,
  requestCancellation,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'
import { moveReturn, withdraw } from '#test/support/returns.ts'
import { aVoucher, ledgerOf, spending } from '#test/support/vouchers.ts'

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

const voucherMinor = 30_000

/** A card payment may take 15 minutes (orders.md). */
const late = 16 * 60_000

type Voucher = Awaited<ReturnType<typeof aVoucher>>
type Placed = { readonly voucher: Voucher; readonly order: OnlineOrder; readonly toPay: number }

/** RO, to an easybox: 14.99 delivery, and a 9.99 fee to pay at the locker (markets.md). */
async function bought(type: 'card' | 'cardAtLocker' | ''): Promise<Placed> {
  const expiresAt = new Date(shop.now().getTime() + 60_000)
  const [shelf] = await shelfUnits(shop.rows, 'ro', 50_000, 240_000)
  const total = shelf!.price + 1_499 + (type === 'cardAtLocker' ? 999 : 0)
  const minor = type === '' ? total : voucherMinor
  const voucher = await aVoucher(shop.api, minor, { expiresAt })
  const body = await anEasyboxOrder(shop.rows, [shelf!], {
    payment: { type, tac: true, newsletter: false },
    shownTotal: { minor: total, currency: 'RON' },
  })
  const toPay = total - minor
  return { voucher, toPay, order: await placeOrder(shop, spending(body, [voucher], toPay)) }
}

async function paidByCard() {
  const each = await bought('card')
  const { body } = await startPaying(shop, each.order)
  await press(body.url, 'approve')
  await shop.settle()
  return each
}

async function office(url: string, payload: object, key?: string) {
  const result = await shop.api.ask({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${officeToken}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  })
  return {
    status: result.statusCode,
    body: result.json() as {
      id: string
      amountMinor: number
      code?: string
      max?: number
      beside?: { id: string; amountMinor: number }[]
    },
  }
}

function requestRefund({ number }: OnlineOrder, amountMinor: number, key: string = randomUUID()) {
  return office(`/api/office/orders/${number}/refunds/`, { amountMinor, reason: 'a scratch' }, key)
}

function decide(id: string, decision: 'approve' | 'fail') {
  return office(`/api/office/refunds/${id}/decision/`, { decision, reason: 'looked at' })
}

function approve(id: string) {
  return decide(id, 'approve')
}

function ledger(voucher: Voucher) {
  return ledgerOf(shop.rows, voucher)
}

const givenBack = { left: voucherMinor, sum: voucherMinor, kinds: ['issue', 'spend', 'give-back'] }

describe('an order paid by card after a voucher', () => {
  test('the order requests only the remaining amount from the provider, whose confirmation confirms it', async () => {
    const { order, toPay, voucher } = await paidByCard()
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', units: ['sold'] })
    expect(moneyAtProviders(shop, order)).toMatchObject({ captures: 1, captured: toPay })
    expect(await ledger(voucher)).toMatchObject({ left: 0, kinds: ['issue', 'spend'] })
  })

  test('a declined order is paid again with the remaining amount, and the voucher stays spent', async () => {
    const { order, toPay, voucher } = await bought('card')
    const first = await startPaying(shop, order)
    await press(first.body.url, 'decline')
    await shop.settle()
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'failed' })
    expect(await ledger(voucher)).toMatchObject({ left: 0 })
    const again = await startPaying(shop, order, { method: 'card' })
    await press(again.body.url, 'approve')
    await shop.settle()
    expect(moneyAtProviders(shop, order)).toMatchObject({ captures: 1, captured: toPay })
    expect(await ledger(voucher)).toMatchObject({ left: 0, kinds: ['issue', 'spend'] })
  })

  test('the order cannot be refunded by staff before it is paid', async () => {
    const { order } = await bought('card')
    expect(await requestRefund(order, 100)).toMatchObject({
      status: 409,
      body: { code: 'not-captured' },
    })
  })
})

describe('an order that ends unpaid restores its voucher once', () => {
  test('an abandoned order restores its voucher once, though the shopper cancels twice while it expires in another process', async () => {
    const { order, voucher } = await bought('card')
    await Promise.all([
      requestCancellation(shop, order),
      requestCancellation(twin, order),
      twin.jobs.expireOrders(),
    ])
    expect(await stateOf(shop, order)).toMatchObject({ order: 'cancelled', units: ['listed'] })
    expect(await ledger(voucher)).toEqual(givenBack)
    expect((await stateOf(shop, order)).refunds).toEqual([`succeeded ${voucherMinor}`])
  })

  test('an order that expires in two processes at once restores its voucher, and a lapsed one can be spent again', async () => {
    const { order, voucher } = await bought('card')
    shop.forward(late)
    twin.forward(late)
    await Promise.all([shop.jobs.expireOrders(), twin.jobs.expireOrders()])
    expect(await stateOf(shop, order)).toMatchObject({ order: 'expired' })
    expect(await ledger(voucher)).toEqual(givenBack)
    const [row] = await shop.rows<{ lives: boolean }>(
      `select expires_at > now() + interval '30 days' as lives from voucher where id = $1`,
      voucher.id,
    )
    expect(row).toEqual({ lives: true })
  })

  test('an order whose money arrives too late is refunded automatically, and the voucher does not change', async () => {
    const { order, voucher, toPay } = await bought('card')
    const { body } = await startPaying(shop, order)
    shop.forward(late)
    await shop.jobs.expireOrders()
    await press(body.url, 'approve')
    await shop.settle()
    expect(moneyAtProviders(shop, order)).toMatchObject({ captured: toPay, refunded: toPay })
    expect(await stateOf(shop, order)).toMatchObject({ order: 'expired' })
    expect(await ledger(voucher)).toEqual(givenBack)
  })
})

describe('a refund of an order with a voucher', () => {
  test('a refund of an order paid entirely by voucher restores it without a provider call, once, with its email and credit note', async () => {
    const { order, voucher } = await bought('')
    const { body } = await requestRefund(order, 700)
    await approve(body.id)
    await Promise.all([shop.jobs.sendRefunds(), twin.jobs.sendRefunds()])
    await shop.settle()
    expect(await ledger(voucher)).toMatchObject({ left: 700, sum: 700 })
    expect((await stateOf(shop, order)).refunds).toEqual(['succeeded 700'])
    expect(moneyAtProviders(shop, order)).toMatchObject({ captured: 0, refunded: 0 })
    const topics = await shop.rows<{ topic: string }>(
      `select topic from outbox where payload ->> 'refundId' = $1 order by topic`,
      body.id,
    )
    expect(topics.map(({ topic }) => topic)).toEqual(['credit-note-due', 'refund-sent'])
  })

  test('a refund of an order paid by card and voucher takes the money first, then the voucher, to exact sums', async () => {
    const { order, voucher, toPay } = await paidByCard()
    const key = randomUUID()
    const response = await requestRefund(order, toPay + 12_345, key)
    expect(response).toMatchObject({
      status: 201,
      body: { amountMinor: toPay, beside: [{ amountMinor: 12_345 }] },
    })
    expect(await requestRefund(order, toPay + 12_345, key)).toEqual(response)
    for (const { id } of [response.body, ...response.body.beside!]) await approve(id)
    await shop.settle()
    expect(moneyAtProviders(shop, order).refunded).toBe(toPay)
    expect(await ledger(voucher)).toMatchObject({ left: 12_345, sum: 12_345 })
    const above = await requestRefund(order, voucherMinor - 12_345 + 1)
    expect(above).toMatchObject({
      status: 409,
      body: { code: 'above-refundable', max: voucherMinor - 12_345 },
    })
    expect((await requestRefund(order, voucherMinor - 12_345)).status).toBe(201)
  })
})

async function refusedAtDoor(order: OnlineOrder) {
  const [parcel] = await shop.rows<{ id: string }>(
    `update shipment set state = 'in-transit', awb = id::text where order_id = $1 returning id`,
    order.id,
  )
  await shop.rows(`update unit set state = 'shipped' where id = $1`, order.unitIds[0])
  for (const move of ['fail-attempt', 'turn-back', 'return-to-sender'])
    await office(`/api/office/shipments/${parcel!.id}/moves/`, { move, reason: 'refused' })
}

test('a parcel refused at delivery restores what a voucher paid of it', async () => {
  const { order, voucher } = await bought('cardAtLocker')
  await refusedAtDoor(order)
  expect(await stateOf(shop, order)).toMatchObject({
    refunds: [`succeeded ${voucherMinor}`],
    units: ['returned'],
  })
  expect(await ledger(voucher)).toEqual(givenBack)
})

test('a parcel refused at delivery restores only the part of the voucher that was not refunded before', async () => {
  const { order, voucher } = await bought('cardAtLocker')
  const { body } = await requestRefund(order, 700)
  await approve(body.id)
  await shop.settle()
  expect(await ledger(voucher)).toMatchObject({ left: 700 })
  await refusedAtDoor(order)
  expect((await stateOf(shop, order)).refunds.toSorted()).toEqual(
    ['succeeded 700', `succeeded ${voucherMinor - 700}`].toSorted(),
  )
  expect(await ledger(voucher)).toMatchObject({ left: voucherMinor, sum: voucherMinor })
})

test('a parcel refused at delivery restores the whole voucher if staff declined a refund of part of it', async () => {
  const { order, voucher } = await bought('cardAtLocker')
  const { body } = await requestRefund(order, 700)
  expect((await decide(body.id, 'fail')).status).toBe(200)
  await refusedAtDoor(order)
  expect((await stateOf(shop, order)).refunds.toSorted()).toEqual(
    ['failed 700', `succeeded ${voucherMinor}`].toSorted(),
  )
  expect(await ledger(voucher)).toEqual(givenBack)
})

describe('a return of an order paid by card and voucher', () => {
  const brought = async () => {
    const paid = await paidByCard()
    await shop.rows(
      `update shipment set state = 'delivered', awb = id::text where order_id = $1`,
      paid.order.id,
    )
    await shop.rows(
      `insert into order_history (id, order_id, subject, from_state, to_state, actor, reason, at)
       values (gen_random_uuid(), $1, 'shipment', 'in-transit', 'delivered', 'test', 'test', $2)`,
      paid.order.id,
      shop.now(),
    )
    await shop.rows(`update unit set state = 'delivered' where id = $1`, paid.order.unitIds[0])
    return paid
  }
  const settled = async ({ order }: Placed, keptMinor: number) => {
    const requestBody = {
      token: order.token,
      lines: [{ position: 0 }],
      handover: { kind: 'locker' },
    }
    const { status, body } = await withdraw(shop.api, order.number, requestBody)
    expect([status, body.view.refundWay]).toEqual([201, 'same-way'])
    const { number } = body.view
    const lines = [{ position: 0, keptMinor, found: 'zgârieturi', unitTo: 'grading' }]
    await moveReturn(shop.api, number, { move: 'receive' })
    await moveReturn(shop.api, number, { move: 'inspect', lines: keptMinor > 0 ? lines : [] })
    const both = await Promise.all(
      [1, 2].map(() => moveReturn(shop.api, number, { move: 'settle' })),
    )
    expect(both.map(result => result.status).toSorted()).toEqual([200, 409])
    await shop.settle()
  }

  test('a return refunds all of the card and all of the voucher, once', async () => {
    const paid = await brought()
    await settled(paid, 0)
    const { order, voucher, toPay } = paid
    expect(moneyAtProviders(shop, order).refunded).toBe(toPay)
    expect(await ledger(voucher)).toEqual(givenBack)
    expect((await stateOf(shop, order)).refunds.toSorted()).toEqual(
      [`succeeded ${toPay}`, `succeeded ${voucherMinor}`].toSorted(),
    )
  })

  test('a return refunds the money first: a deduction is taken from the voucher', async () => {
    const paid = await brought()
    await settled(paid, 12_345)
    expect(moneyAtProviders(shop, paid.order).refunded).toBe(paid.toPay)
    const left = voucherMinor - 12_345
    expect(await ledger(paid.voucher)).toEqual({ ...givenBack, left, sum: left })
  })

  test('a return restores no voucher if less is due than the card paid', async () => {
    const paid = await brought()
    await settled(paid, voucherMinor + 1)
    expect(moneyAtProviders(shop, paid.order).refunded).toBe(paid.toPay - 1)
    expect(await ledger(paid.voucher)).toMatchObject({ left: 0, kinds: ['issue', 'spend'] })
  })
})

test.each(['card', 'cardAtLocker'] as const)(
  'an order with %s cancelled before the handover restores its voucher besides the money, once',
  async type => {
    const { order, voucher, toPay } = type === 'card' ? await paidByCard() : await bought(type)
    const cancel = () => cancelConfirmed(shop.api.ctx, order.number, order.token)
    await Promise.all([cancel(), cancel()])
    await shop.settle()
    expect((await stateOf(shop, order)).order).toBe('cancelled')
    expect(moneyAtProviders(shop, order).refunded).toBe(type === 'card' ? toPay : 0)
    expect(await ledger(voucher)).toEqual(givenBack)
  },
)
