import { refundableMinor } from '#domain/order/refund-state.ts'
import { type AboveRefundable, type RefundPart, splitRefund } from '#domain/order/split-refund.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { listPaidPayments, listRefundsOfOrder } from '#store/payment/refunds.ts'
import type { Sql } from '#store/transaction.ts'

/** `isByTransfer` if no provider can send it: it was collected on delivery. */
export type RefundablePart = RefundPart & { readonly isByTransfer: boolean }

/**
 * The payments of an order, online, by voucher or on delivery, through which an amount is refunded: at most the part
 * that is neither refunded nor pending. Under the order's lock.
 */
export async function partsToRefund(
  tx: Sql,
  orderId: string,
  amountMinor: number,
): Promise<Result<readonly RefundablePart[], AboveRefundable | { readonly kind: 'not-captured' }>> {
  const paid = await listPaidPayments(tx, orderId)
  if (paid.length === 0) return refuse({ kind: 'not-captured' })
  const refundsByPayment = Map.groupBy(
    await listRefundsOfOrder(tx, orderId),
    each => each.paymentId,
  )
  const remaining = paid.map(({ id, method, amountMinor: taken, orderFromMinor }) => ({
    id,
    orderFromMinor,
    by: method === 'voucher' ? ('voucher' as const) : ('money' as const),
    leftMinor: refundableMinor(taken, refundsByPayment.get(id) ?? []),
  }))
  const split = splitRefund(amountMinor, remaining)
  if (!split.ok) return split
  const byTransfer = new Set(paid.filter(({ state }) => state !== 'captured').map(({ id }) => id))
  return ok(split.value.map(part => ({ ...part, isByTransfer: byTransfer.has(part.paymentId) })))
}
