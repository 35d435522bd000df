import { ok, type Result, refuse } from '#domain/result.ts'

/** A captured payment of an order, with the amount still refundable. Minor units. */
export type RefundablePayment = {
  readonly id: string
  readonly by: 'money' | 'voucher'
  readonly leftMinor: number
  /** Of a voucher that pays only orders of at least this total. */
  readonly orderFromMinor?: number | null
}

export type RefundPart = { readonly paymentId: string; readonly amountMinor: number }

export type AboveRefundable = {
  readonly kind: 'above-refundable'
  readonly refundableMinor: number
}

/**
 * A refund uses the original payment methods, money before vouchers: money is worth more to the customer, and no
 * method refunds more than it paid (decision 19). A voucher for larger orders goes back before both if what stays of
 * the order is smaller: a gift never pays what it could not have bought (decision 80).
 */
export function splitRefund(
  amountMinor: number,
  payments: readonly RefundablePayment[],
): Result<readonly RefundPart[], AboveRefundable> {
  const refundableMinor = payments.reduce((sum, { leftMinor }) => sum + Math.max(0, leftMinor), 0)
  if (amountMinor > refundableMinor) return refuse({ kind: 'above-refundable', refundableMinor })
  const staysMinor = refundableMinor - amountMinor
  const turnOf = ({ by, orderFromMinor }: RefundablePayment) => {
    if (by === 'money') return 1
    return staysMinor < (orderFromMinor ?? 0) ? 0 : 2
  }
  const inTurn = payments.toSorted((one, other) => turnOf(one) - turnOf(other))
  const parts: RefundPart[] = []
  let open = amountMinor
  for (const { id, leftMinor } of inTurn) {
    const part = Math.min(open, Math.max(0, leftMinor))
    if (part > 0) parts.push({ paymentId: id, amountMinor: part })
    open -= part
  }
  return ok(parts)
}
