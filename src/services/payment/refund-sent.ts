import { insertMessage } from '#store/outbox.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'

type SentRefund = Pick<StoredRefund, 'id' | 'orderId' | 'reason'>

/** Sends an email about a refund, and issues a credit note for it, unless the order had been paid twice. */
export async function notifyRefund(
  tx: Sql,
  { id: refundId, orderId, reason }: SentRefund,
  at: Date,
) {
  await insertMessage(tx, 'refund-sent', { orderId, refundId }, at)
  if (reason !== 'paid-already') await insertMessage(tx, 'credit-note-due', { refundId }, at)
}
