import { randomUUID } from 'node:crypto'
import { isLive } from '#domain/order/attempt-state.ts'
import { refundableMinor } from '#domain/order/refund-state.ts'
import { isBeforeHandover } from '#domain/order/shipment-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import type { HandoverStore } from '#store/shipment/handover.ts'
import type { Runner } from '#store/transaction.ts'
import { dropAttempt } from './move-attempt.ts'
import type { PaymentStores } from './payment-stores.ts'
import { findOrder } from './start-payment.ts'

type Stores = PaymentStores & { readonly handovers: HandoverStore }

/** `too-late`: the carrier has it, or it never stood. */
export type CancelConfirmedRefusal = { readonly kind: 'not-found' } | { readonly kind: 'too-late' }

const reason = 'cancelled before the handover'

/**
 * orders.md, Order: confirmed → cancelled before the handover. Its units are for sale again, its promo code is given
 * back, all that was paid, by money or voucher, goes back by itself, and the carrier is told. The warehouse hands over under the same lock,
 * so exactly one of the two happens. The same again is the same answer.
 */
export const makeCancelConfirmed =
  (stores: Stores) =>
  async (number: string, token: string): Promise<Result<void, CancelConfirmedRefusal>> => {
    const known = await findOrder(stores, number, token)
    if (!known) return refuse({ kind: 'not-found' })
    return stores.transaction(async tx => {
      const order = await stores.orders.locked(tx, known.id)
      if (order.state === 'cancelled') return ok(undefined)
      const parcels = await stores.handovers.parcelStates(tx, order.id)
      if (order.state !== 'confirmed' || !parcels.every(isBeforeHandover))
        return refuse({ kind: 'too-late' })
      await cancel(stores, tx, order, stores.now())
      return ok(undefined)
    })
  }

const cancel = async (stores: Stores, tx: Runner, order: OrderToPay, at: Date) => {
  const { id: orderId, market, promoCode } = order
  const why = { actor: 'shopper', reason, at }
  const attempts = await stores.attempts.ofOrder(tx, orderId)
  for (const attempt of attempts.filter(({ state }) => isLive(state)))
    await dropAttempt(stores, tx, { attempt, by: 'cancel', ...why })
  const isDue = await stores.handovers.stepPayment(tx, orderId, {
    from: 'due',
    to: 'refused',
    ...why,
  })
  for (const paid of attempts.filter(({ state }) => state === 'captured'))
    await giveBack(stores, tx, orderId, { ...paid, paymentId: paid.id }, at)
  for (const spent of await stores.spendings.ofOrder(tx, orderId))
    await giveBack(stores, tx, orderId, spent, at)
  await stores.stock.restock(tx, orderId, at)
  await stores.orders.dropLines(tx, orderId)
  await stores.orders.move(tx, orderId, 'cancelled', undefined)
  if (promoCode !== null) await stores.promos.giveBack(tx, market, promoCode)
  const step = { orderId, subject: 'order', from: 'confirmed', to: 'cancelled' } as const
  await stores.traces.history(tx, { ...step, actor: why.actor, reason }, at)
  await stores.traces.message(tx, 'order-ended', { orderId, state: 'cancelled' }, at)
  await stores.traces.message(tx, 'shipment-cancelled', { orderId }, at)
  // Nothing goes back, so no credit note follows by itself.
  const kind = 'invoice-of-cancelled-order'
  if (isDue)
    await stores.traces.task(tx, { market, kind, subjectId: orderId, orderId, facts: {} }, at)
}

type Paid = Pick<StoredRefund, 'paymentId' | 'amountMinor' | 'currency'>

/** All of a payment, by money or voucher, that has not gone back yet, without waiting for approval. */
const giveBack = async (
  stores: Stores,
  tx: Runner,
  orderId: string,
  { paymentId, currency, ...paid }: Paid,
  at: Date,
) => {
  const before = await stores.refunds.ofOrder(tx, orderId)
  const ofPayment = before.filter(refund => refund.paymentId === paymentId)
  const amountMinor = refundableMinor(paid.amountMinor, ofPayment)
  if (amountMinor <= 0) return
  const id = randomUUID()
  const refund = { id, orderId, paymentId, amountMinor, currency, reason, actor: 'shop' }
  await stores.refunds.insert(tx, { ...refund, state: 'approved', createdAt: at, dueAt: at })
  const step = { orderId, subject: 'refund', from: null, to: 'approved' } as const
  await stores.traces.history(tx, { ...step, actor: 'shop', reason }, at)
}
