import type { Market } from '#domain/market/market.ts'
import { compare, subtract, sum } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { VoucherRefusal } from './voucher-refusal.ts'

/**
 * What the shop owes the money for: converted points, a trade-in, goodwill, a member's first sign-in (`welcome`), an
 * accepted invitation (`invited`), or the purchase of somebody the member invited (`inviting`).
 */
export const voucherSources = [
  'loyalty',
  'payout',
  'goodwill',
  'welcome',
  'invited',
  'inviting',
] as const
export type VoucherSource = (typeof voucherSources)[number]

/** A voucher as its holder sees it; instants are ISO. */
export type VoucherView = {
  readonly code: string
  readonly market: Market
  readonly source: VoucherSource
  /** For a trade-in that is not inspected yet: an order paid with it waits for the inspection. */
  readonly isPending: boolean
  readonly original: Money
  readonly left: Money
  /** Only orders of at least this total can be paid with it. */
  readonly orderFrom?: Money
  readonly issuedAt: string
  readonly expiresAt?: string
}

/** Whether a voucher can still be spent: it has money left and has not expired. */
export function isSpendable(
  { left, expiresAt }: Pick<VoucherView, 'left' | 'expiresAt'>,
  now: Date,
): boolean {
  return left.minor > 0 && (expiresAt === undefined || new Date(expiresAt) > now)
}

/** What a code is worth to the requester. */
export type VoucherCheck =
  | {
      readonly kind: 'open'
      readonly left: Money
      readonly isPending: boolean
      readonly orderFrom?: Money
      readonly expiresAt?: string
    }
  | { readonly kind: 'refused'; readonly reason: VoucherRefusal }

/** The maximum number of vouchers per order. */
export const mostVouchers = 3

export type SpentVoucher<Stored> = { readonly voucher: Stored; readonly amount: Money }

export type Spending<Saved> = {
  readonly spent: readonly SpentVoucher<Saved>[]
  /** What is left to pay by other means. */
  readonly toPay: Money
}

/** What of a voucher decides how much it pays. */
export type Spendable = { readonly left: Money; readonly orderFrom?: Money }

/** Whether an order's total reaches the smallest that the voucher can be spent on. */
export function isOrderLargeEnough({ orderFrom }: Spendable, total: Money): boolean {
  return orderFrom === undefined || compare(total, orderFrom) >= 0
}

/**
 * Vouchers pay in the order given, each as much as it can; one that is not needed, or is for larger orders, is not spent
 * (decisions 19 and 80). The page and the placing of an order both use this function.
 */
export function spendOn<Stored extends Spendable>(
  total: Money,
  vouchers: readonly Stored[],
): Spending<Stored> {
  const spent: SpentVoucher<Stored>[] = []
  let toPay = total
  for (const voucher of vouchers) {
    if (!isOrderLargeEnough(voucher, total)) continue
    const amount = compare(voucher.left, toPay) < 0 ? voucher.left : toPay
    if (amount.minor <= 0) continue
    spent.push({ voucher, amount })
    toPay = subtract(toPay, amount)
  }
  return { spent, toPay }
}

/** The total amount of an order paid by vouchers. */
export function paidByVouchers<Stored>({ spent, toPay }: Spending<Stored>): Money {
  return sum(
    spent.map(({ amount }) => amount),
    toPay.currency,
  )
}
