import { randomUUID } from 'node:crypto'
import { refundableMinor } from '#domain/order/refund-state.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import type { PaymentStores } from './payment-stores.ts'

type Paid = Pick<StoredRefund, 'orderId' | 'paymentId' | 'amountMinor' | 'currency'>

/** Refunds the rest of a payment, by money or voucher, without waiting for approval. */
export async function giveBackPayment(
  stores: Pick<PaymentStores, 'refunds' | 'auditLog'>,
  tx: Sql,
  { orderId, paymentId, currency, ...paid }: Paid,
  reason: string,
  at: Date,
) {
  const before = await stores.refunds.ofOrder(tx, orderId)
  const ofPayment = before.filter(refund => refund.paymentId === paymentId)
  const amountMinor = refundableMinor(paid.amountMinor, ofPayment)
  if (amountMinor <= 0) return
  const id = randomUUID()
  const refund = { id, orderId, paymentId, amountMinor, currency, reason, actor: 'shop' }
  await stores.refunds.insert(tx, { ...refund, state: 'approved', createdAt: at, dueAt: at })
  const step = { orderId, subject: 'refund', from: null, to: 'approved' } as const
  await stores.auditLog.history(tx, { ...step, actor: 'shop', reason }, at)
}
