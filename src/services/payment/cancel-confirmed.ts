import { moved } from '#domain/machine.ts'
import { isLive } from '#domain/order/attempt-state.ts'
import { orderArrows } from '#domain/order/order-state.ts'
import { isBeforeHandover } from '#domain/order/shipment-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { restorePromo } from '#store/cart/promos.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertMessage } from '#store/outbox.ts'
import { listAttemptsOfOrder } from '#store/payment/attempts.ts'
import {
  dropOrderLines,
  findOrderToPay,
  lockOrderToPay,
  type OrderToPay,
  updateOrderState,
} from '#store/payment/orders-to-pay.ts'
import { listRefundsOfOrder, updateRefund } from '#store/payment/refunds.ts'
import { listOpenReversals } from '#store/payment/reversals.ts'
import { listParcelStates, stepOrderPayment } from '#store/shipment/handover.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { restockUnits } from '#store/stock/stock.ts'
import { committed, type Sql } from '#store/transaction.ts'
import { listSpendingsOfOrder } from '#store/voucher/voucher-spendings.ts'
import type { Context } from '../context.ts'
import { endOrder } from './end-order.ts'
import { giveBackPayment } from './give-back-payment.ts'
import { dropAttempt } from './move-attempt.ts'
import { findOrder } from './start-payment.ts'

type Ctx = Pick<
  Context,
  'sql' | 'clock' | 'keys' | 'settings' | 'bases' | 'publicUrl' | 'providers' | 'readSchemes'
>

/** `too-late`: the carrier has the parcel, or the order was never valid. */
export type CancelConfirmedRefusal = { readonly kind: 'not-found' } | { readonly kind: 'too-late' }

const reason = 'cancelled before the handover'

/**
 * confirmed or awaiting-trade-in → cancelled before the handover. The units are for sale again, the promo code is
 * returned, everything paid, by money or voucher, is refunded automatically, and the carrier is notified. The
 * warehouse hands over under the same lock, so exactly one of the two happens. A repeated call gets the same
 * response (orders.md, Order).
 */
export async function cancelConfirmed(
  ctx: Ctx,
  number: string,
  token: string,
): Promise<Result<void, CancelConfirmedRefusal>> {
  const known = await findOrder(ctx, number, token)
  if (!known) return refuse({ kind: 'not-found' })
  return cancelBeforeHandover(ctx, known, { actor: 'shopper', reason })
}

/** The same by staff, who give their own reason; an order that waits for its payment ends at once. */
export async function cancelByStaff(
  ctx: Ctx,
  orderId: string,
  who: Who,
): Promise<Result<void, CancelConfirmedRefusal>> {
  if (await endOrder(ctx, orderId, { by: 'cancel', ...who })) return ok(undefined)
  const known = await findOrderToPay(ctx.sql, orderId)
  return known ? cancelBeforeHandover(ctx, known, who) : refuse({ kind: 'not-found' })
}

function cancelBeforeHandover(
  ctx: Pick<Ctx, 'sql' | 'clock'>,
  known: OrderToPay,
  who: Who,
): Promise<Result<void, CancelConfirmedRefusal>> {
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, known.id)
    if (order.state === 'cancelled') return ok(undefined)
    const parcels = await listParcelStates(tx, order.id)
    if (!moved(orderArrows, order.state, 'cancel').ok || order.state === 'awaiting-payment')
      return refuse({ kind: 'too-late' })
    if (!parcels.every(isBeforeHandover)) return refuse({ kind: 'too-late' })
    await cancel(ctx, tx, order, who)
    return ok(undefined)
  })
}

type Who = { readonly actor: string; readonly reason: string }

/** Ends a locked order that is confirmed or waits for a trade-in; everything paid is refunded. */
export async function cancel(ctx: Pick<Ctx, 'clock'>, tx: Sql, order: OrderToPay, who: Who) {
  const { id: orderId, market, promoCode } = order
  const at = ctx.clock()
  const why = { ...who, at }
  const attempts = await listAttemptsOfOrder(tx, orderId)
  for (const attempt of attempts.filter(({ state }) => isLive(state)))
    await dropAttempt(tx, { attempt, by: 'cancel', ...why })
  const isDue = await stepOrderPayment(tx, orderId, {
    from: 'due',
    to: 'refused',
    ...why,
  })
  await approveRequested(tx, orderId, at)
  // A payment that its provider has already taken back is handled by a person.
  const undone = await listOpenReversals(tx, orderId)
  for (const paid of attempts.filter(
    ({ id, state }) => state === 'captured' && !undone.includes(id),
  ))
    await giveBackPayment(tx, { ...paid, paymentId: paid.id }, reason, at)
  for (const spent of await listSpendingsOfOrder(tx, orderId))
    await giveBackPayment(tx, { ...spent, orderId }, reason, at)
  await restockUnits(tx, orderId, at)
  await dropOrderLines(tx, orderId)
  await updateOrderState(tx, orderId, 'cancelled', undefined)
  if (promoCode !== null) await restorePromo(tx, market, promoCode)
  const step = { orderId, subject: 'order', from: order.state, to: 'cancelled' } as const
  await insertHistory(tx, { ...step, ...who }, at)
  await insertMessage(tx, 'order-ended', { orderId, state: 'cancelled' }, at)
  await insertMessage(tx, 'shipment-cancelled', { orderId }, at)
  // Nothing is refunded, so no credit note follows automatically.
  const kind = 'invoice-of-cancelled-order'
  if (isDue && order.state === 'confirmed')
    await insertTask(tx, { market, kind, subjectId: orderId, orderId, facts: {} }, at)
}

/** Refunds that staff had only requested are settled by the cancellation: everything is refunded. */
async function approveRequested(tx: Sql, orderId: string, at: Date) {
  const refunds = await listRefundsOfOrder(tx, orderId)
  for (const { id } of refunds.filter(({ state }) => state === 'requested')) {
    await updateRefund(tx, id, { state: 'approved', nextAttemptAt: at })
    const step = { orderId, subject: 'refund', from: 'requested', to: 'approved' } as const
    await insertHistory(tx, { ...step, actor: 'shop', reason }, at)
  }
}
