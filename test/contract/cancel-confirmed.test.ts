import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { createLinkTokens } from '#services/order/link-token.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { cancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { viewCancelBack } from '#services/return/view-cancel-back.ts'
import { takeBackLabels } from '#services/shipment/take-back-labels.ts'
import { officeToken } from '#test/support/api-app.ts'
import { actAsCourier, carriersAt, startCarriers } from '#test/support/carrier-cases.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, shelfUnits } from '#test/support/order-cases.ts'
import {
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOnline,
  placeOrder,
  press,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'
import { anOrder, shippingOn } from '#test/support/shipping.ts'
import { violations } from '../faults/oracle.ts'

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

async function paidByCard() {
  const order = await placeOnline(shop, 'card')
  const { body } = await startPaying(shop, order)
  await press(body.url, 'approve')
  await shop.settle()
  return order
}

function cancel({ number, token }: Pick<OnlineOrder, 'number' | 'token'>) {
  return cancelConfirmed(shop.api.ctx, number, token)
}

const done = { ok: true, value: undefined }
const tooLate = { ok: false, refusal: { kind: 'too-late' } }

async function handOver(orderId: string) {
  const [parcel] = await shop.rows<{ id: string }>(
    `update shipment set state = 'label-created' where order_id = $1 returning id`,
    orderId,
  )
  const url = `/api/office/shipments/${parcel?.id}/moves/`
  const payload = { move: 'hand-over', reason: 'given to the courier' }
  const headers = { authorization: `Bearer ${officeToken}` }
  return (await shop.api.ask({ method: 'POST', url, payload, headers })).statusCode
}

async function messagesOf({ id }: Pick<OnlineOrder, 'id'>, ...topics: string[]) {
  return (
    await shop.rows<{ topic: string }>(
      `select topic from outbox where payload->>'orderId' = $1 and topic = any($2) order by topic`,
      id,
      topics,
    )
  ).map(({ topic }) => topic)
}

/** A refund of 10 lei, requested by staff and then moved to `state`. */
async function insertRefund({ id }: OnlineOrder, state: string) {
  const [refund] = await shop.rows<{ id: string }>(
    `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
     select gen_random_uuid(), order_id, id, 1000, currency, $2, 'a scratch', 'support', now() - interval '1 second'
     from payment where order_id = $1 returning id`,
    id,
    state,
  )
  return refund!.id
}

async function decide(refundId: string, decision: string) {
  const url = `/api/office/refunds/${refundId}/decision/`
  const payload = { decision, reason: 'not agreed' }
  const headers = { authorization: `Bearer ${officeToken}` }
  return (await shop.api.ask({ method: 'POST', url, payload, headers })).statusCode
}

async function heldMoney() {
  return (await violations(shop.api.database.pool, shop.now())).filter(each =>
    each.startsWith('money held for an order that ended'),
  )
}

describe('what a cancellation gives back, as shown before it', () => {
  function backOf({ number, token }: Pick<OnlineOrder, 'number' | 'token'>) {
    return viewCancelBack(shop.api.ctx, { kind: 'order-link', token }, number)
  }

  test('an order paid by card shows the amounts that its cancellation then refunds', async () => {
    const order = await paidByCard()
    const [row] = await shop.rows<{ total: number; delivery: number; day: string }>(
      `select total_minor::int as total, delivery_minor::int as delivery,
         to_char((now() at time zone 'Europe/Bucharest')::date + 14, 'YYYY-MM-DD') as day
       from orders where id = $1`,
      order.id,
    )
    const all = { minor: row?.total, currency: 'RON' }
    const nothing = { minor: 0, currency: 'RON' }
    expect(await backOf(order)).toEqual({
      goods: { minor: Number(row?.total) - Number(row?.delivery), currency: 'RON' },
      delivery: { minor: row?.delivery, currency: 'RON' },
      collectionFee: nothing,
      settled: nothing,
      byPayment: [{ amount: all }],
      byVoucher: nothing,
      sum: all,
      by: row?.day,
    })
    expect(await cancel(order)).toEqual(done)
    expect(
      await shop.rows(
        'select sum(amount_minor)::int as amount from refund where order_id = $1',
        order.id,
      ),
    ).toEqual([{ amount: row?.total }])
    expect(await backOf(order)).toBe(undefined)
  })

  test('it is shown to nobody else, and neither before the payment nor after the handover', async () => {
    const unpaid = await placeOnline(shop, 'card')
    expect(await backOf(unpaid)).toBe(undefined)
    const order = await paidByCard()
    expect(await backOf({ ...order, token: unpaid.token })).toBe(undefined)
    await shop.rows("update shipment set state = 'handed-over' where order_id = $1", order.id)
    expect(await backOf(order)).toBe(undefined)
  })
})

describe('a confirmed order that is cancelled before the handover', () => {
  test('a cancellation returns the devices to the shelf and refunds the customer in full, once', async () => {
    const order = await paidByCard()
    expect(await Promise.all([cancel(order), cancel(order)])).toEqual([done, done])
    await shop.settle()
    const { captured } = moneyAtProviders(shop, order)
    expect(captured).toBeGreaterThan(0)
    expect(moneyAtProviders(shop, order).refunded).toBe(captured)
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'cancelled',
      payments: ['captured'],
      refunds: [`succeeded ${captured}`],
      units: order.unitIds.map(() => 'listed'),
      tasks: [],
    })
    const topics = ['order-ended', 'refund-sent', 'shipment-cancelled']
    expect(await messagesOf(order, ...topics)).toEqual(topics)
    const [history] = await shop.rows<{ actor: string; reason: string }>(
      `select actor, reason from order_history where order_id = $1 and to_state = 'cancelled'`,
      order.id,
    )
    expect(history).toEqual({ actor: 'shopper', reason: 'cancelled before the handover' })
    const again = await shop.rows(
      `select 1 from unit_history where unit_id = $1 and from_state = 'sold' and to_state = 'listed'`,
      order.unitIds[0],
    )
    expect(again).toHaveLength(1)
  })

  test('a cancellation releases the promo code, which the customer may use again', async () => {
    await shop.rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at, max_uses)
       values ('ro', 'RETURNED', 10, 0, now() - interval '1 day', now() + interval '1 day', 1)`,
    )
    const used = async () =>
      (await shop.rows<{ uses: number }>(`select uses from promo where code = 'RETURNED'`))[0]?.uses
    const [phone] = await shelfUnits(shop.rows, 'ro', 50_000, 240_000)
    const discounted = async () =>
      anEasyboxOrder(shop.rows, [phone!], {
        promoCode: 'RETURNED',
        payment: { type: 'card', tac: true, newsletter: false },
        // 10 % off the goods, 14.99 lei for the locker delivery.
        shownTotal: {
          minor: phone!.price - Math.round(phone!.price / 10) + 1_499,
          currency: 'RON',
        },
      })
    const order = await placeOrder(shop, await discounted())
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    await shop.settle()
    expect(await used()).toBe(1)
    expect(await cancel(order)).toEqual(done)
    expect(await used()).toBe(0)
    await placeOrder(shop, await discounted())
    expect(await used()).toBe(1)
  })

  test('a cancellation refunds only what was not refunded before', async () => {
    const order = await paidByCard()
    await shop.rows(
      `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at)
       select gen_random_uuid(), order_id, id, 1000, currency, 'succeeded', 'a scratch', 'staff', now() - interval '1 second'
       from payment where order_id = $1`,
      order.id,
    )
    const { captured } = moneyAtProviders(shop, order)
    expect(await cancel(order)).toEqual(done)
    expect((await stateOf(shop, order)).refunds).toEqual([
      'succeeded 1000',
      `approved ${captured - 1000}`,
    ])
  })

  test.each(['approved', 'submitted', 'succeeded'])(
    'a cancellation does not refund again what is %s already',
    async state => {
      const order = await paidByCard()
      await insertRefund(order, state)
      const { captured } = moneyAtProviders(shop, order)
      expect(await cancel(order)).toEqual(done)
      expect((await stateOf(shop, order)).refunds).toEqual([
        `${state} 1000`,
        `approved ${captured - 1000}`,
      ])
    },
  )

  test('a cancellation also refunds what failed to be refunded before', async () => {
    const order = await paidByCard()
    await insertRefund(order, 'failed')
    const { captured } = moneyAtProviders(shop, order)
    expect(await cancel(order)).toEqual(done)
    expect((await stateOf(shop, order)).refunds).toEqual(['failed 1000', `approved ${captured}`])
  })

  test('a cancellation settles a refund that staff only requested: a later refusal withholds no money', async () => {
    const order = await paidByCard()
    const id = await insertRefund(order, 'requested')
    expect(await cancel(order)).toEqual(done)
    expect(await decide(id, 'fail')).toBe(409)
    await shop.settle()
    const { captured, refunded } = moneyAtProviders(shop, order)
    expect(refunded).toBe(captured)
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'cancelled',
      refunds: ['succeeded 1000', `succeeded ${captured - 1000}`],
      tasks: [],
    })
    expect(await heldMoney()).toEqual([])
  })

  test('a cancellation refunds in full even if staff refused a refund before', async () => {
    const order = await paidByCard()
    const id = await insertRefund(order, 'requested')
    expect(await decide(id, 'fail')).toBe(200)
    expect(await cancel(order)).toEqual(done)
    await shop.settle()
    const { captured, refunded } = moneyAtProviders(shop, order)
    expect(refunded).toBe(captured)
  })

  test('a cancellation whose refund the bank did not carry out is a task for staff', async () => {
    const order = await paidByCard()
    const id = await insertRefund(order, 'submitted')
    expect(await cancel(order)).toEqual(done)
    expect(await decide(id, 'fail')).toBe(200)
    expect((await stateOf(shop, order)).tasks).toEqual(['money-of-ended-order'])
    expect(await heldMoney()).toEqual([])
    await shop.rows(`update staff_task set done_at = now() where order_id = $1`, order.id)
    expect(await heldMoney()).toEqual([expect.stringContaining(order.id)])
    await shop.rows(`update staff_task set done_at = null where order_id = $1`, order.id)
  })

  test('a cancellation sets a payment on delivery to refused, and its invoice is a task for staff', async () => {
    const { orderId } = await anOrder(shop.api, shop.rows)
    const token = await linkOf(orderId)
    expect(await cancel(token)).toEqual(done)
    const [payment] = await shop.rows('select state from payment where order_id = $1', orderId)
    expect(payment).toEqual({ state: 'refused' })
    expect(await shop.rows('select kind from staff_task where order_id = $1', orderId)).toEqual([
      { kind: 'invoice-of-cancelled-order' },
    ])
  })

  test.each(['handed-over', 'in-transit', 'delivered'])(
    'a cancellation is refused if the parcel is %s',
    async state => {
      const order = await paidByCard()
      await shop.rows('update shipment set state = $2 where order_id = $1', order.id, state)
      expect(await cancel(order)).toEqual(tooLate)
      expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', refunds: [] })
    },
  )

  test('a cancellation concurrent with the handover results in exactly one of the two', async () => {
    const order = await paidByCard()
    const [result, status] = await Promise.all([cancel(order), handOver(order.id)])
    const [{ parcel } = { parcel: '' }] = await shop.rows<{ parcel: string }>(
      'select state as parcel from shipment where order_id = $1',
      order.id,
    )
    const after = await stateOf(shop, order)
    if (result.ok) {
      expect(after).toMatchObject({ order: 'cancelled', units: ['listed'] })
      expect({ status, parcel }).toEqual({ status: 409, parcel: 'label-created' })
    } else {
      expect(result).toEqual(tooLate)
      expect(after).toMatchObject({ order: 'confirmed', units: ['shipped'], refunds: [] })
      expect({ status, parcel }).toEqual({ status: 200, parcel: 'handed-over' })
    }
  })

  test('a cancellation with the link of another order is answered not found and changes nothing', async () => {
    const order = await paidByCard()
    const token = 'x'.repeat(43)
    expect(await cancel({ ...order, token })).toEqual({
      ok: false,
      refusal: { kind: 'not-found' },
    })
    expect((await stateOf(shop, order)).order).toBe('confirmed')
  })
})

/** The link in an email of the order. */
async function linkOf(orderId: string) {
  const [row] = await shop.rows<{ number: string }>(
    'select number from orders where id = $1',
    orderId,
  )
  return { number: row!.number, token: createLinkTokens('a secret of the tests').tokenOf(orderId) }
}

describe('the label of a cancelled order', () => {
  test('the label is cancelled at the carrier, or is a task for staff if the carrier has the parcel', async () => {
    const carriers = await startCarriers()
    const shipping = shippingOn(shop.api.database, carriersAt(carriers))
    const takeBack = (message: Parameters<typeof takeBackLabels>[1]) =>
      takeBackLabels(shipping.ctx, message)
    for (const isFetched of [false, true]) {
      const { orderId, shipmentId } = await anOrder(shop.api, shop.rows)
      await shipping.createLabel(orderId)
      const [parcel] = await shop.rows<{ awb: string }>(
        'select awb from shipment where id = $1',
        shipmentId,
      )
      if (isFetched) await actAsCourier(carriers, parcel!.awb, 'collect')
      expect(await cancel(await linkOf(orderId))).toEqual(done)
      await takeBack({ payload: { orderId } })
      const tasks = await shop.rows(`select kind from staff_task where subject_id = $1`, shipmentId)
      expect(tasks).toEqual(isFetched ? [{ kind: 'label-of-cancelled-order' }] : [])
      const polled = await shop.rows(
        'select next_poll_at as at from shipment where id = $1',
        shipmentId,
      )
      expect(polled).toEqual([{ at: null }])
    }
    await carriers.close()
  })
})

test('an order that is cancelled before its confirmation was sent is not confirmed afterwards, nor invoiced', async () => {
  const phones = await shelfUnits(shop.rows, 'ro', 50_000, 300_000)
  const order = await placeOrder(shop, await anEasyboxOrder(shop.rows, phones.slice(0, 1)))
  expect(await cancel(order)).toEqual(done)
  while ((await deliverOutbox(shop.api.ctx, handlers)) > 0);
  expect(
    await shop.rows(
      `select topic from outbox o join mail m on m.id = o.id where o.payload->>'orderId' = $1`,
      order.id,
    ),
  ).toEqual([{ topic: 'order-ended' }])
  expect(await shop.rows('select 1 from invoice where order_id = $1', order.id)).toEqual([])
  expect(await messagesOf(order, 'shipment-due', 'invoice-due')).toEqual([])
})
