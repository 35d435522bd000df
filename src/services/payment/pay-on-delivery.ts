import { randomUUID } from 'node:crypto'
import { moved } from '#domain/machine.ts'
import { isLive, isWithCustomer } from '#domain/order/attempt-state.ts'
import { orderArrows } from '#domain/order/order-state.ts'
import type { PaymentStart } from '#domain/order/payment-status.ts'
import { totalOnDelivery } from '#domain/order/rows-to-pay.ts'
import { choosePayment } from '#domain/payment/choose.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertMessage } from '#store/outbox.ts'
import { insertDuePayment, listAttemptsOfOrder } from '#store/payment/attempts.ts'
import {
  lockOrderToPay,
  type OrderToPay,
  updateOrderOnDelivery,
} from '#store/payment/orders-to-pay.ts'
import { sellUnits } from '#store/stock/stock.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { followTradeIn } from './follow-voucher.ts'
import { letGoOfOther } from './let-go.ts'
import { rowsOfOrder } from './rows-of-order.ts'
import type { StartRefusal } from './start-refusal.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings' | 'providers' | 'readSchemes'>

/** The method, and the amount that the customer was shown with its fee, in minor units. */
export type OnDelivery = { readonly method: PaymentMethodId; readonly shownMinor: number }

/**
 * An order that was to be paid online is paid on delivery instead: its total gets the fee of the method, its units are
 * sold, and it is confirmed (orders.md, Order). A payment that arrives later is refunded like any late one.
 */
export async function payOnDelivery(
  ctx: Ctx,
  order: OrderToPay,
  { method, shownMinor }: OnDelivery,
): Promise<Result<PaymentStart, StartRefusal>> {
  const chosen = choosePayment(method, await rowsOfOrder(ctx, order))
  if (!chosen.ok) return refuse({ kind: 'payment-refused', reason: chosen.refusal })
  const minor = totalOnDelivery(order, chosen.value) - order.coveredMinor
  if (minor !== shownMinor)
    return refuse({ kind: 'amount-changed', amount: { minor, currency: order.currency } })
  await letGoOfOther(ctx, order, { method, terms: undefined, byWallet: false })
  return ok(await committed(ctx.sql, tx => confirm(ctx, tx, order.id, chosen.value)))
}

async function confirm(ctx: Ctx, tx: Sql, orderId: string, row: PaymentRow): Promise<PaymentStart> {
  const order = await lockOrderToPay(tx, orderId)
  const at = ctx.clock()
  const to = moved(orderArrows, order.state, 'confirm')
  if (!to.ok || (order.payableUntil && order.payableUntil <= at)) return { kind: 'settled' }
  const live = (await listAttemptsOfOrder(tx, orderId)).find(({ state }) => isLive(state))
  // Whatever could not be released may still be paid.
  if (live) return isWithCustomer(live.state) ? { kind: 'unavailable' } : { kind: 'waiting' }
  const totalMinor = totalOnDelivery(order, row)
  const feeMinor = row.collectionFee.minor
  await updateOrderOnDelivery(tx, orderId, { method: row.type, totalMinor, feeMinor })
  const devices = order.lines.filter(({ kind }) => kind === 'device').length
  const sold = await sellUnits(tx, orderId, at)
  if (sold !== devices) throw new Error(`order ${orderId} holds ${sold} of ${devices} units`)
  await insertDuePayment(tx, {
    id: randomUUID(),
    orderId,
    method: row.type,
    amountMinor: totalMinor - order.coveredMinor,
    currency: order.currency,
    createdAt: at,
  })
  const step = { orderId, actor: 'shopper', reason: `on delivery: ${row.type}` } as const
  await insertHistory(tx, { ...step, subject: 'payment', from: null, to: 'due' }, at)
  await insertHistory(tx, { ...step, subject: 'order', from: order.state, to: to.value }, at)
  await insertMessage(tx, 'order-confirmed', { orderId }, at)
  await followTradeIn(ctx, tx, orderId, false)
  return { kind: 'settled' }
}
