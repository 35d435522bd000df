/** Every change of a voucher is one entry; what is left is their sum. `adjust` settles a held one. */
export const entryKinds = ['issue', 'spend', 'give-back', 'expire', 'adjust'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Minor units; what leaves a voucher is negative. */
export type VoucherEntry = { readonly kind: EntryKind; readonly amountMinor: number }

export function leftMinorOf(entries: readonly VoucherEntry[]): number {
  return entries.reduce((left, { amountMinor }) => left + amountMinor, 0)
}

const day = 24 * 60 * 60_000

/** What comes back can be spent this long at least, though its voucher has expired meanwhile. Milliseconds. */
export const givenBackMs = 60 * day
