import type { RefundState } from './refund-state.ts'

export type PaidPart = {
  readonly paymentId: string
  /** Of what was captured: neither back nor on its way. */
  readonly leftMinor: number
  readonly isVoucher: boolean
}

export type RefundPart = { readonly paymentId: string; readonly amountMinor: number }

/**
 * orders.md, Refund: what is paid back of an order that was paid in several parts, each at most what is left of it:
 * money before vouchers. Undefined where all of them together are not enough.
 */
export const refundParts = (
  amountMinor: number,
  paid: readonly PaidPart[],
): readonly RefundPart[] | undefined => {
  const parts: RefundPart[] = []
  let left = amountMinor
  for (const { paymentId, leftMinor } of paid.toSorted(moneyFirst)) {
    const part = Math.min(left, Math.max(0, leftMinor))
    if (part > 0) parts.push({ paymentId, amountMinor: part })
    left -= part
  }
  return left > 0 ? undefined : parts
}

const moneyFirst = (one: PaidPart, other: PaidPart): number =>
  Number(one.isVoucher) - Number(other.isVoucher)

const course: readonly RefundState[] = [
  'failed',
  'requested',
  'approved',
  'awaiting-iban',
  'submitted',
  'succeeded',
]

/** Where money stands that goes back in several parts: where the last of them is. */
export const slowestOf = (states: readonly RefundState[]): RefundState | undefined =>
  course.find(state => states.includes(state))
