import { randomUUID } from 'node:crypto'
import { refundableMinor } from '#domain/order/refund-state.ts'
import { insertHistory } from '#store/order/history.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import { insertRefund, listRefundsOfOrder } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'

type Paid = Pick<StoredRefund, 'orderId' | 'paymentId' | 'amountMinor' | 'currency'>

/** Refunds the rest of a payment, by money or voucher, without waiting for approval. */
export async function giveBackPayment(
  tx: Sql,
  { orderId, paymentId, currency, ...paid }: Paid,
  reason: string,
  at: Date,
) {
  const before = await listRefundsOfOrder(tx, orderId)
  const ofPayment = before.filter(refund => refund.paymentId === paymentId)
  const amountMinor = refundableMinor(paid.amountMinor, ofPayment)
  if (amountMinor <= 0) return
  const id = randomUUID()
  const refund = { id, orderId, paymentId, amountMinor, currency, reason, actor: 'shop' }
  await insertRefund(tx, { ...refund, state: 'approved', createdAt: at, dueAt: at })
  const step = { orderId, subject: 'refund', from: null, to: 'approved' } as const
  await insertHistory(tx, { ...step, actor: 'shop', reason }, at)
}
