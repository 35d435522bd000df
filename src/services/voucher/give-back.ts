import { randomUUID } from 'node:crypto'
import { givenBackMs } from '#domain/voucher/voucher-entry.ts'
import { insertHistory } from '#store/order/history.ts'
import type { StoredRefund } from '#store/payment/refunds.ts'
import { insertRefund, listRefundsOfOrder } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'
import { giveVoucherBack, listSpendingsOfOrder } from '#store/voucher/voucher-spendings.ts'

type Why = { readonly actor: string; readonly reason: string; readonly at: Date }

/** Returns a refunded amount to its voucher in the transaction that records it; calls no third party. */
export function giveBackToVoucher(
  tx: Sql,
  refund: Pick<StoredRefund, 'id' | 'orderId' | 'paymentId' | 'amountMinor'>,
  { actor, reason, at }: Why,
) {
  const { id: refundId, orderId, paymentId, amountMinor } = refund
  const until = new Date(at.getTime() + givenBackMs)
  return giveVoucherBack(tx, {
    refundId,
    orderId,
    paymentId,
    amountMinor,
    actor,
    reason,
    at,
    until,
  })
}

/**
 * An order that ends unpaid, or is refused on delivery, gives back everything that vouchers paid and that was not
 * refunded before (Decision 19). Under the order's lock, so that it happens only once.
 */
export async function giveBackAll(tx: Sql, orderId: string, why: Why): Promise<void> {
  const spent = await listSpendingsOfOrder(tx, orderId)
  if (spent.length === 0) return
  const known = await listRefundsOfOrder(tx, orderId)
  for (const { paymentId, amountMinor, currency } of spent) {
    const refundedMinor = known
      .filter(refund => refund.paymentId === paymentId && refund.state !== 'failed')
      .reduce((sum, refund) => sum + refund.amountMinor, 0)
    if (refundedMinor === amountMinor) continue
    const part = {
      id: randomUUID(),
      orderId,
      paymentId,
      amountMinor: amountMinor - refundedMinor,
      currency,
    }
    await giveBackPart(tx, { ...part, reason: 'order-closed' }, why)
  }
}

type Part = Pick<
  StoredRefund,
  'id' | 'orderId' | 'paymentId' | 'amountMinor' | 'currency' | 'reason'
>

/** Returns a part of what a voucher paid to it at once, as a refund of that payment. */
export async function giveBackPart(tx: Sql, part: Part, why: Why): Promise<void> {
  const { orderId } = part
  const { actor, at } = why
  await insertRefund(tx, { ...part, state: 'succeeded', actor, createdAt: at })
  for (const [from, to] of steps)
    await insertHistory(tx, { orderId, subject: 'refund', from, to, ...why }, at)
  await giveBackToVoucher(tx, part, why)
}

const steps = [
  [null, 'approved'],
  ['approved', 'submitted'],
  ['submitted', 'succeeded'],
] as const
