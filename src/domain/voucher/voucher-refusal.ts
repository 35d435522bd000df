import type { Currency } from '#domain/money/money.ts'

/**
 * Why a code pays nothing. Guessing reveals nothing: an unknown code, one of another member and a withdrawn one get the
 * same answer.
 */
export type VoucherRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'other-market' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'spent' }

/**
 * `pending`: for a trade-in that is not inspected yet. Its owner may spend it, and the order waits for the trade-in
 * (sell.md, Rulings). `withdrawn`: no longer owed.
 */
export type VoucherStatus = 'open' | 'pending' | 'withdrawn'

/** What decides whether a voucher can be spent. */
export type VoucherFacts<Market extends string> = {
  readonly market: Market
  readonly currency: Currency
  readonly leftMinor: number
  readonly status: VoucherStatus
  /** Null: anyone with the code may spend it. */
  readonly userId: string | null
  readonly expiresAt: Date | null
}

type Requesting<Market extends string> = {
  readonly market: Market
  readonly userId: string | undefined
  readonly at: Date
}

/** `undefined` if the requester can spend the voucher now, in this market. */
export function refusalOfVoucher<Market extends string>(
  voucher: VoucherFacts<Market> | undefined,
  { market, userId, at }: Requesting<Market>,
): VoucherRefusal | undefined {
  if (!voucher || voucher.status === 'withdrawn') return { kind: 'unknown' }
  if (voucher.userId !== null && voucher.userId !== userId) return { kind: 'unknown' }
  if (voucher.status === 'pending' && voucher.userId === null) return { kind: 'unknown' }
  if (voucher.market !== market) return { kind: 'other-market' }
  if (voucher.leftMinor <= 0) return { kind: 'spent' }
  return voucher.expiresAt !== null && voucher.expiresAt <= at ? { kind: 'expired' } : undefined
}
