import { ok, type Result, refuse } from '#domain/result.ts'

/** A captured payment of an order, with the amount still refundable. Minor units. */
export type RefundablePayment = {
  readonly id: string
  readonly by: 'money' | 'voucher'
  readonly leftMinor: number
}

export type RefundPart = { readonly paymentId: string; readonly amountMinor: number }

export type AboveRefundable = {
  readonly kind: 'above-refundable'
  readonly refundableMinor: number
}

/**
 * A refund uses the original payment methods, money before vouchers: money is worth more to the customer, and no
 * method refunds more than it paid (Decision 19).
 */
export function splitRefund(
  amountMinor: number,
  payments: readonly RefundablePayment[],
): Result<readonly RefundPart[], AboveRefundable> {
  const refundableMinor = payments.reduce((sum, { leftMinor }) => sum + Math.max(0, leftMinor), 0)
  if (amountMinor > refundableMinor) return refuse({ kind: 'above-refundable', refundableMinor })
  const moneyFirst = [
    ...payments.filter(({ by }) => by === 'money'),
    ...payments.filter(({ by }) => by === 'voucher'),
  ]
  const parts: RefundPart[] = []
  let open = amountMinor
  for (const { id, leftMinor } of moneyFirst) {
    const part = Math.min(open, Math.max(0, leftMinor))
    if (part > 0) parts.push({ paymentId: id, amountMinor: part })
    open -= part
  }
  return ok(parts)
}
