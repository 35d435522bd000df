import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelConfirmed } from '#services/payment/cancel-confirmed.ts'
import { officeToken } from '#test/support/api-app.ts'
import { carriersAt, startCarriers } from '#test/support/carrier-cases.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { everyLender, learn } from '#test/support/lenders.ts'
import {
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  press,
  script,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'
import {
  beginAt,
  disputeEvent,
  methodsOf,
  reportStatus,
  sendStripeWebhook,
} from '#test/support/provider-statuses.ts'
import { shippingOn } from '#test/support/shipping.ts'
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

function methodNamed(name: string, market = 'ro') {
  return methodsOf().find(
    each => each.name === name && (name !== 'card' || each.market === market),
  )!
}

async function paidThrough(name: string) {
  const method = methodNamed(name)
  const { order, page } = await beginAt(shop, method)
  await press(page, 'approve')
  const lender = everyLender.find(each => each.name === name)
  if (lender) await learn(shop, lender)
  else await shop.settle()
  expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed' })
  return order
}

async function office(url: string, payload: object) {
  const headers = { authorization: `Bearer ${officeToken}` }
  const response = await shop.api.ask({
    method: 'POST',
    url: `/api/office${url}`,
    payload,
    headers,
  })
  return { status: response.statusCode, body: response.json() as { code?: string; state?: string } }
}

async function parcelOf({ id }: OnlineOrder) {
  const [parcel] = await shop.rows<{ id: string; state: string }>(
    'select id, state from shipment where order_id = $1',
    id,
  )
  return parcel!
}

async function move(order: OnlineOrder, by: string) {
  return office(`/shipments/${(await parcelOf(order)).id}/moves/`, {
    move: by,
    reason: 'at the door',
  })
}

function release({ number }: OnlineOrder) {
  return office(`/orders/${number}/release/`, { reason: 'paid by bank transfer' })
}

async function dispute(order: OnlineOrder, status: string, id = `dp_${order.number}`) {
  expect(await sendStripeWebhook(shop, disputeEvent(shop, order, { id, status }))).toBe(204)
  await shop.settle()
}

async function openTasks({ id }: OnlineOrder) {
  return (
    await shop.rows<{ kind: string }>(
      'select kind from staff_task where order_id = $1 and done_at is null',
      id,
    )
  ).map(({ kind }) => kind)
}

async function shipmentsDue({ id }: OnlineOrder) {
  return (
    await shop.rows(
      `select topic from outbox where topic = 'shipment-due' and payload ->> 'orderId' = $1`,
      id,
    )
  ).length
}

const held = { status: 409, body: expect.objectContaining({ code: 'order-held' }) }
const handedOver = { status: 200, body: { state: 'handed-over' } }

async function heldMoney() {
  return (await violations(shop.api.database.pool, shop.now())).filter(each =>
    each.startsWith('money held for an order that ended'),
  )
}

function cancel({ number, token }: OnlineOrder) {
  return cancelConfirmed(shop.api.ctx, number, token)
}

describe('an order whose payment was reversed', () => {
  test('a held order is given no label and is not handed over before staff release it', async () => {
    const order = await paidThrough('card')
    await dispute(order, 'needs_response')
    const carriers = await startCarriers()
    const shipping = shippingOn(shop.api.database, carriersAt(carriers))
    await shipping.createLabel(order.id)
    expect(await parcelOf(order)).toMatchObject({ state: 'preparing' })
    expect(await move(order, 'create-label')).toEqual(held)
    expect(await release(order)).toEqual({ status: 200, body: { state: 'released' } })
    expect(await shipmentsDue(order)).toBe(1)
    await shipping.createLabel(order.id)
    expect(await parcelOf(order)).toMatchObject({ state: 'label-created' })
    expect(await move(order, 'hand-over')).toEqual(handedOver)
    expect(await openTasks(order)).toEqual([])
    await carriers.close()
  })

  test('a held order that already has a label is not handed over', async () => {
    const order = await paidThrough('card')
    expect((await move(order, 'create-label')).status).toBe(200)
    await dispute(order, 'needs_response')
    expect(await move(order, 'hand-over')).toEqual(held)
    expect(await parcelOf(order)).toMatchObject({ state: 'label-created' })
  })

  test('a payment reversed after the handover lets the parcel continue and needs manual review', async () => {
    const order = await paidThrough('card')
    await move(order, 'create-label')
    expect(await move(order, 'hand-over')).toEqual(handedOver)
    await dispute(order, 'needs_response')
    expect(await move(order, 'depart')).toEqual({ status: 200, body: { state: 'in-transit' } })
    expect(await openTasks(order)).toEqual(['payment-reversed'])
  })

  test('a payment reversed concurrently with the handover results in exactly one of the two', async () => {
    const order = await paidThrough('card')
    await move(order, 'create-label')
    const event = disputeEvent(shop, order, { id: `dp_${order.number}`, status: 'needs_response' })
    await sendStripeWebhook(shop, event)
    const [result] = await Promise.all([move(order, 'hand-over'), shop.jobs.processWebhooks()])
    expect([200, 409]).toContain(result.status)
    expect(await parcelOf(order)).toMatchObject({
      state: result.status === 200 ? 'handed-over' : 'label-created',
    })
    expect(await openTasks(order)).toEqual(['payment-reversed'])
  })

  test('an order that is not held cannot be released', async () => {
    const order = await paidThrough('card')
    expect(await release(order)).toMatchObject({ status: 409, body: { code: 'order-not-held' } })
    expect(await office('/orders/RO999999999/release/', { reason: 'x' })).toMatchObject({
      status: 404,
    })
  })

  test('a held order cancelled by its customer leaves the money at its provider and needs manual review', async () => {
    const order = await paidThrough('card')
    await dispute(order, 'needs_response')
    expect(await cancel(order)).toEqual({ ok: true, value: undefined })
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'cancelled',
      refunds: [],
      tasks: ['payment-reversed'],
    })
    expect(await heldMoney()).toEqual([])
    await dispute(order, 'won')
    const { captured, refunded } = moneyAtProviders(shop, order)
    expect(refunded).toBe(captured)
    expect(await openTasks(order)).toEqual([])
    expect(await heldMoney()).toEqual([])
  })

  test('a held order writes each step once and stays consistent', async () => {
    const order = await paidThrough('card')
    for (const status of ['needs_response', 'under_review', 'needs_response', 'won', 'won'])
      await dispute(order, status)
    const steps = await shop.rows(
      `select from_state as "from", to_state as "to", actor, reason from order_history
       where order_id = $1 and subject = 'reversal' order by at, id`,
      order.id,
    )
    expect(steps).toEqual([
      { from: null, to: 'open', actor: 'stripe', reason: 'dispute needs_response fraudulent' },
      { from: 'open', to: 'ended', actor: 'stripe', reason: 'dispute won fraudulent' },
    ])
    const found = await violations(shop.api.database.pool, shop.now())
    expect(found.filter(each => /step without|history does not lead/.test(each))).toEqual([])
  })
})

describe('a dispute at Stripe', () => {
  test.each(['won', 'warning_closed'])(
    'a dispute that is %s lets the order continue',
    async status => {
      const order = await paidThrough('card')
      await dispute(order, status === 'won' ? 'needs_response' : 'warning_needs_response')
      expect(await move(order, 'create-label')).toEqual(held)
      await dispute(order, status)
      expect((await move(order, 'create-label')).status).toBe(200)
      expect(await openTasks(order)).toEqual([])
    },
  )

  test('a lost dispute keeps the order held', async () => {
    const order = await paidThrough('card')
    await dispute(order, 'needs_response')
    await dispute(order, 'lost')
    expect(await move(order, 'create-label')).toEqual(held)
    expect(await openTasks(order)).toEqual(['payment-reversed'])
  })

  test('a dispute whose end is reported first holds nothing afterwards', async () => {
    const order = await paidThrough('card')
    await dispute(order, 'won')
    await dispute(order, 'needs_response')
    expect((await move(order, 'create-label')).status).toBe(200)
    expect(await openTasks(order)).toEqual([])
  })

  test('a closed dispute does not release an order held by another open one', async () => {
    const order = await paidThrough('card')
    await dispute(order, 'needs_response', 'dp_one')
    await dispute(order, 'needs_response', 'dp_two')
    await dispute(order, 'won', 'dp_one')
    expect(await move(order, 'create-label')).toEqual(held)
    expect(await openTasks(order)).toEqual(['payment-reversed'])
  })

  test('a won dispute does not release an order while another payment of it is reversed', async () => {
    const [order, other] = [await paidThrough('card'), await paidThrough('card')]
    await dispute(order, 'needs_response', 'dp_five')
    // As when a difference was paid after the order: one order, two captures.
    await shop.rows(
      `insert into payment_reversal (payment_id, cause, order_id, reason, opened_at)
       select id, 'dp_six', $1, 'needs_response', now() from payment where order_id = $2`,
      order.id,
      other.id,
    )
    const before = await shipmentsDue(order)
    await dispute(order, 'won', 'dp_five')
    expect(await shipmentsDue(order)).toBe(before)
    expect(await move(order, 'create-label')).toEqual(held)
    expect(await release(order)).toEqual({ status: 200, body: { state: 'released' } })
    expect(await shipmentsDue(order)).toBe(before + 1)
  })

  test('a dispute after a settled one is a task again', async () => {
    const order = await paidThrough('card')
    await dispute(order, 'needs_response', 'dp_three')
    await release(order)
    expect(await openTasks(order)).toEqual([])
    await dispute(order, 'needs_response', 'dp_four')
    expect(await openTasks(order)).toEqual(['payment-reversed'])
    expect(await move(order, 'create-label')).toEqual(held)
  })

  test('a dispute about money of another shop is answered 204, and nothing of it is stored', async () => {
    const order = await paidThrough('card')
    const event = disputeEvent(shop, order, { id: 'dp_foreign', status: 'needs_response' })
    event.data.object.payment_intent = 'pi_of_somebody_else'
    expect(await sendStripeWebhook(shop, event)).toBe(204)
    expect(await shop.rows('select 1 from provider_notice where event_key = $1', event.id)).toEqual(
      [],
    )
  })
})

describe('a financed loan', () => {
  const cancelledStatus = { Oney: 'CANCELLED', 'TBI BG standard': 'Canceled' } as const

  test.each(['Oney', 'TBI BG standard'] as const)(
    'a loan of %s that a webhook reports as reversed holds its order at once',
    async name => {
      const method = methodNamed(name)
      const order = await paidThrough(name)
      await reportStatus(shop, method, order, { status: cancelledStatus[name] })
      const loan = sandbox.world.payments.findByOrder(method.provider, order.number)!
      const provider = sandbox.world.providers.get(method.provider)!
      const { url, body, headers } = provider.writeWebhook(loan, cancelledStatus[name], false)!
      const { pathname, search } = new URL(url)
      const answer = await shop.api.ask({
        method: 'POST',
        url: pathname + search,
        payload: body,
        headers,
      })
      expect(answer.statusCode).toBe(204)
      await shop.settle()
      expect(await move(order, 'create-label')).toEqual(held)
      expect(await openTasks(order)).toEqual(['payment-reversed'])
    },
  )

  test('a loan of Oney that the shop refunded itself is not treated as reversed', async () => {
    const order = await paidThrough('Oney')
    expect(await cancel(order)).toEqual({ ok: true, value: undefined })
    await shop.settle()
    shop.forward(24 * 60 * 60_000)
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'cancelled',
      refunds: [`succeeded ${order.totalMinor}`],
      tasks: [],
    })
  })

  test('the status of a loan of TBI GR is queried again if there is no response the day after', async () => {
    const method = methodNamed('TBI GR standard')
    const order = await paidThrough('TBI GR standard')
    const about = { provider: 'tbi-gr', orderRef: order.number }
    await script(shop, about, [{ kind: 'respond', at: 'status', status: 500, times: 3 }])
    shop.forward(24 * 60 * 60_000)
    await shop.queryDueStatuses()
    expect(await openTasks(order)).toEqual([])
    await reportStatus(shop, method, order, { status: 'Rejected' })
    shop.forward(24 * 60 * 60_000)
    await shop.queryDueStatuses()
    expect(await openTasks(order)).toEqual(['payment-reversed'])
  })
})
