import type { Market } from '#domain/market/market.ts'
import { compare, subtract, sum, zero } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { VoucherRefusal } from './voucher-refusal.ts'

/** What the shop owes money for: points turned into money, a device it bought, a wrong set right. */
export const voucherSources = ['loyalty', 'payout', 'goodwill'] as const
export type VoucherSource = (typeof voucherSources)[number]

/** A voucher as its holder sees it; instants are ISO. */
export type VoucherView = {
  readonly code: string
  readonly market: Market
  readonly source: VoucherSource
  /** For a trade-in that is not inspected yet: an order it pays waits for that. */
  readonly isPending: boolean
  readonly original: Money
  readonly left: Money
  readonly issuedAt: string
  readonly expiresAt?: string
}

/** What a code is worth to whoever asks. */
export type VoucherCheck =
  | {
      readonly kind: 'open'
      readonly left: Money
      readonly isPending: boolean
      readonly expiresAt?: string
    }
  | { readonly kind: 'refused'; readonly reason: VoucherRefusal }

/** An order takes so many at most. */
export const mostVouchers = 3

export type SpentVoucher<Stored> = { readonly voucher: Stored; readonly amount: Money }

export type Spending<Saved> = {
  readonly spent: readonly SpentVoucher<Saved>[]
  /** What is left to pay otherwise. */
  readonly toPay: Money
}

/**
 * Decision 19: vouchers pay in the order they were given in, each as much as it can; one of which nothing is needed is
 * not spent. The page and the placing of an order ask this one function.
 */
export function spendOn<Stored extends { readonly left: Money }>(
  total: Money,
  vouchers: readonly Stored[],
): Spending<Stored> {
  const spent: SpentVoucher<Stored>[] = []
  let toPay = total
  for (const voucher of vouchers) {
    const amount = compare(voucher.left, toPay) < 0 ? voucher.left : toPay
    if (amount.minor <= 0) continue
    spent.push({ voucher, amount })
    toPay = subtract(toPay, amount)
  }
  return { spent, toPay }
}

/** All that vouchers pay of an order. */
export function paidByVouchers<Stored>({ spent, toPay }: Spending<Stored>): Money {
  return spent.length === 0
    ? zero(toPay.currency)
    : sum(
        spent.map(({ amount }) => amount),
        toPay.currency,
      )
}
