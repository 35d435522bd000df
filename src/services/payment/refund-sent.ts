import type { StoredRefund } from '#store/payment/refunds.ts'
import type { TraceStore } from '#store/payment/traces.ts'
import type { Runner } from '#store/transaction.ts'

type SentRefund = Pick<StoredRefund, 'id' | 'orderId' | 'reason'>

/** Money that went back is written about; what was sold for it is sold for less, but where it had been paid twice. */
export async function tellRefund(
  traces: TraceStore,
  tx: Runner,
  { id: refundId, orderId, reason }: SentRefund,
  at: Date,
) {
  await traces.message(tx, 'refund-sent', { orderId, refundId }, at)
  if (reason !== 'paid-already') await traces.message(tx, 'credit-note-due', { refundId }, at)
}
