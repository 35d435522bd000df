import type { VoucherStanding } from './voucher-refusal.ts'

export type HeldSettlement = {
  readonly standing: Exclude<VoucherStanding, 'held'>
  /** What is added to what is left, or taken off it. Minor units. */
  readonly byMinor: number
  /** What was spent above what is owed in the end: nobody's machine takes it back. */
  readonly shortMinor: number
}

/** Decision 19: a held voucher becomes what is owed in the end; what was spent of it stays spent. */
export const settleHeld = (
  { originalMinor, leftMinor }: { readonly originalMinor: number; readonly leftMinor: number },
  owedMinor: number,
): HeldSettlement => {
  const standing = owedMinor === 0 ? 'withdrawn' : 'open'
  const wanted = owedMinor - originalMinor
  const byMinor = Math.max(wanted, -leftMinor)
  return { standing, byMinor, shortMinor: byMinor - wanted }
}
