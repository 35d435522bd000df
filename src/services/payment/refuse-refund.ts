import { isEnded } from '#domain/order/order-state.ts'
import type { RefundMove } from '#domain/order/refund-state.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'

/** Nobody may keep what an ended order gives back by itself; what a bank did not carry out can still be told. */
export function mayDecide(
  { state }: Pick<OrderToPay, 'state'>,
  refund: Pick<StoredRefund, 'state'>,
  by: RefundMove,
): boolean {
  return !(by === 'fail' && refund.state === 'approved' && isEnded(state))
}

/** Money that stays with the shop although its order ended is a person's matter (orders.md, Refund). */
export async function notifyMoneyOfEndedOrder(
  { auditLog }: Pick<PaymentStores, 'auditLog'>,
  tx: Sql,
  order: Pick<OrderToPay, 'state' | 'market'>,
  { id: subjectId, orderId, amountMinor, currency }: StoredRefund,
  at: Date,
) {
  if (!isEnded(order.state)) return
  const facts = { amountMinor, currency }
  const task = { market: order.market, kind: 'money-of-ended-order', subjectId, orderId, facts }
  await auditLog.task(tx, task, at)
}
