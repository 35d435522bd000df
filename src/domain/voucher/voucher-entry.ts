/** Every change of a voucher is one entry; the remaining amount is their sum. `adjust` settles a pending voucher. */
export const entryKinds = ['issue', 'spend', 'give-back', 'expire', 'adjust'] as const
export type EntryKind = (typeof entryKinds)[number]

/** Minor units; amounts that leave a voucher are negative. */
export type VoucherEntry = { readonly kind: EntryKind; readonly amountMinor: number }

export function leftMinorOf(entries: readonly VoucherEntry[]): number {
  return entries.reduce((left, { amountMinor }) => left + amountMinor, 0)
}

const day = 24 * 60 * 60_000

/** A returned amount can be spent for at least this long, even if its voucher has expired meanwhile. Milliseconds. */
export const givenBackMs = 60 * day
