import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadOrderThankYou } from '#http/pages/order/load-order-thank-you.ts'
import { loadReturnForm, sendReturnForm } from '#http/pages/return/load-return-form.ts'
import { findOrder } from '#http/pages/return/load-returns.ts'
import { findWithdrawable } from '#services/return/find-withdrawable.ts'
import { type PageResult, visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { tokenOf } from '#test/support/returns.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let callers = 0

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

/** A guest order with payment on delivery; confirmed and still in the warehouse. */
async function ordered() {
  const { orderId, unitId } = await anOrder(api, rows)
  const [row] = await rows<{ number: string; email: string }>(
    'select number, contact_email as email from orders where id = $1',
    orderId,
  )
  if (!row) throw new Error('the order is not there')
  return { orderId, unitId, token: await tokenOf(api, orderId), ...row }
}

type Ordered = Awaited<ReturnType<typeof ordered>>

async function proofOf({ number, email }: Pick<Ordered, 'number' | 'email'>) {
  const address = `10.70.0.${++callers}`
  const caller = { ipAddress: address, userAgent: 'test', captcha: '' }
  const found = await findWithdrawable(api.ctx, { orderNumber: number, email }, caller)
  if (!found.ok) throw new Error(found.refusal.kind)
  return found.value.proof
}

async function cancel(number: string, payload: Readonly<Record<string, string>>) {
  const url = `/api/orders/${number}/cancellation/`
  const result = await api.ask({ method: 'POST', url, payload })
  return [result.statusCode, result.json().code]
}

async function cancelAsMember({ cookie }: { readonly cookie: string }, number: string) {
  const result = await api.ask({
    method: 'POST',
    url: `/api/orders/${number}/cancellation/`,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: { seenAs: 'preparing' },
  })
  return result.statusCode
}

async function stateOf({ orderId }: Pick<Ordered, 'orderId'>) {
  return (await rows<{ state: string }>('select state from orders where id = $1', orderId))[0]
    ?.state
}

describe('an order that was not sent yet', () => {
  test('an unsent order is cancelled by number and email, once, and its phone is for sale again', async () => {
    const order = await ordered()
    const proof = await proofOf(order)
    const seenAs = 'preparing'
    const both = await Promise.all([
      cancel(order.number, { proof, seenAs }),
      cancel(order.number, { proof, seenAs }),
    ])
    expect(both).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    expect(await stateOf(order)).toBe('cancelled')
    expect(await rows('select state from unit where id = $1', order.unitId)).toEqual([
      { state: 'listed' },
    ])
    const history = await rows(
      `select from_state as was, actor from order_history where order_id = $1 and to_state = 'cancelled'`,
      order.orderId,
    )
    expect(history).toEqual([{ was: 'confirmed', actor: 'shopper' }])
    const withdrawal = await api.ask(`/api/orders/${order.number}/withdrawal/?proof=${proof}`)
    expect([withdrawal.statusCode, withdrawal.json().code]).toEqual([409, 'order-over'])
  })

  test('an unsent order is cancelled by its member without number and email', async () => {
    const [order, owner] = [await ordered(), await aMember(api)]
    const { userId } = owner.member
    await rows('update orders set user_id = $2 where id = $1', order.orderId, userId)
    expect(await cancelAsMember(owner, order.number)).toBe(200)
    expect(await stateOf(order)).toBe('cancelled')
  })

  test('an unsent order is not cancelled by a form from when it was unpaid: the customer learns that it is confirmed', async () => {
    const order = await ordered()
    const { token } = order
    expect(await cancel(order.number, { token })).toEqual([409, 'already-paid'])
    const seenAs = 'awaiting-payment'
    expect(await cancel(order.number, { token, seenAs })).toEqual([409, 'already-paid'])
    expect(await stateOf(order)).toBe('confirmed')
  })

  test('an order is not cancelled once the carrier has it', async () => {
    const order = await ordered()
    await rows("update shipment set state = 'handed-over' where order_id = $1", order.orderId)
    const result = await cancel(order.number, { token: order.token, seenAs: 'preparing' })
    expect(result).toEqual([409, 'too-late'])
    expect(await stateOf(order)).toBe('confirmed')
  })

  test('an unsent order is not cancelled without a proof, with that of another order, or by another member', async () => {
    const [order, other] = [await ordered(), await ordered()]
    const seenAs = 'preparing'
    expect(await cancelAsMember(await aMember(api), order.number)).toBe(404)
    const proof = await proofOf(other)
    expect(await cancel(order.number, { seenAs })).toEqual([404, 'not-found'])
    expect(await cancel(order.number, { proof, seenAs })).toEqual([404, 'not-found'])
    expect(await cancel(order.number, { token: other.token, seenAs })).toEqual([404, 'not-found'])
    expect(await stateOf(order)).toBe('confirmed')
    expect((await cancel(order.number, { seenAs: 'sent' }))[0]).toBe(400)
  })
})

function locationOf(result: PageResult): string {
  return result.kind === 'answered' ? (result.headers.get('location') ?? '') : ''
}

describe('cancelling on the pages, without an account', () => {
  test('the return pages find the order, cancel it and show it as cancelled', async () => {
    const order = await ordered()
    const { number, email } = order
    const found = await visit(api, findOrder, '/cont/retur/', {
      form: { intent: 'find', number, email },
    })
    const path = locationOf(found)
    expect(path).toContain(`/cont/formular-retur/${number}/?p=`)
    expect(await visit(api, loadReturnForm, path)).toMatchObject({
      value: {
        kind: 'closed',
        reason: { kind: 'not-sent-yet', stage: 'preparing' },
        // To be paid on delivery: nothing goes back.
        back: { sum: { minor: 0, currency: 'RON' } },
      },
    })
    const result = await visit(api, sendReturnForm, path, { form: { intent: 'cancel-confirmed' } })
    expect(result).toMatchObject({ kind: 'answered', status: 303 })
    expect(locationOf(result)).toBe(path)
    expect(await stateOf(order)).toBe('cancelled')
    expect(await visit(api, loadReturnForm, path)).toMatchObject({
      value: { kind: 'closed', reason: { kind: 'order-over', how: 'cancelled' } },
    })
  })

  test('an order that was sent meanwhile is not cancelled and can be returned', async () => {
    const order = await ordered()
    const path = `/cont/formular-retur/${order.number}/?t=${order.token}`
    await rows("update shipment set state = 'in-transit' where order_id = $1", order.orderId)
    await visit(api, sendReturnForm, path, { form: { intent: 'cancel-confirmed' } })
    expect(await stateOf(order)).toBe('confirmed')
    expect(await visit(api, loadReturnForm, path)).toMatchObject({ value: { kind: 'open' } })
  })

  test('the page of the order’s link leads to the cancellation until the carrier has the order', async () => {
    const order = await ordered()
    const path = `/magazin/multumim/${order.number}/?t=${order.token}`
    const shown = () => visit(api, loadOrderThankYou, path)
    expect(await shown()).toMatchObject({ value: { isCancellable: true } })
    await rows("update shipment set state = 'handed-over' where order_id = $1", order.orderId)
    expect(await shown()).toMatchObject({ value: { isCancellable: false } })
  })
})
