import type { VoucherStatus } from './voucher-refusal.ts'

export type PendingSettlement = {
  readonly status: Exclude<VoucherStatus, 'pending'>
  /** Minor units, added to or deducted from the remaining amount, which may become negative: orders owe that much. */
  readonly byMinor: number
}

/** Amounts in minor units. */
type PendingFacts = { readonly status: 'pending' | 'withdrawn'; readonly originalMinor: number }

/**
 * A pending voucher takes the final value of the trade-in; a value of zero withdraws it (sell.md, Rulings). A withdrawn
 * one reopens if a device lost in transit arrives after all.
 */
export function settlePending(
  { status, originalMinor }: PendingFacts,
  owedMinor: number,
): PendingSettlement {
  const promisedMinor = status === 'pending' ? originalMinor : 0
  return { status: owedMinor === 0 ? 'withdrawn' : 'open', byMinor: owedMinor - promisedMinor }
}
