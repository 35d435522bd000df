import type { VoucherStatus } from './voucher-refusal.ts'

export type PendingSettlement = {
  readonly standing: Exclude<VoucherStatus, 'pending'>
  /** Minor units, added to what is left or taken off it. What is left may go below zero: orders owe that much. */
  readonly byMinor: number
}

/** Amounts in minor units. */
type PendingFacts = { readonly standing: 'pending' | 'withdrawn'; readonly originalMinor: number }

/**
 * A pending voucher becomes what the trade-in was worth; nothing withdraws it (sell.md, Rulings). A withdrawn one opens
 * again for a device that was lost on the way and came after all.
 */
export function settlePending(
  { standing: status, originalMinor }: PendingFacts,
  owedMinor: number,
): PendingSettlement {
  const promisedMinor = status === 'pending' ? originalMinor : 0
  return { standing: owedMinor === 0 ? 'withdrawn' : 'open', byMinor: owedMinor - promisedMinor }
}
