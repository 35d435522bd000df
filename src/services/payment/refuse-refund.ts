import { isEnded } from '#domain/order/order-state.ts'
import type { RefundMove } from '#domain/order/refund-state.ts'
import type { OrderToPay } from '#store/payment/orders-to-pay.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import { insertTask } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'

/** The automatic refund of an ended order cannot be refused; a bank transfer that failed can still be reported. */
export function mayDecide(
  { state }: Pick<OrderToPay, 'state'>,
  refund: Pick<StoredRefund, 'state'>,
  by: RefundMove,
): boolean {
  return !(by === 'fail' && refund.state === 'approved' && isEnded(state))
}

/** Money that the shop still has although its order ended is handled by a person (orders.md, Refund). */
export async function notifyMoneyOfEndedOrder(
  tx: Sql,
  order: Pick<OrderToPay, 'state' | 'market'>,
  { id: subjectId, orderId, amountMinor, currency }: StoredRefund,
  at: Date,
) {
  if (!isEnded(order.state)) return
  const facts = { amountMinor, currency }
  const task = { market: order.market, kind: 'money-of-ended-order', subjectId, orderId, facts }
  await insertTask(tx, task, at)
}
