import type { Money } from '#domain/money/money.ts'

/** What staff can edit of the benefits in one market. */
export type LoyaltySettings = {
  /** Spent on goods, it is one point. */
  readonly spentForPoint: Money
  readonly pointsForSale: number
  /** Of one point that becomes part of a voucher. */
  readonly worth: Money
  /** In points. */
  readonly smallestVoucher: number
  readonly voucherMonths: number
  /** From the day an order came: its points count once the law lets nobody withdraw from it any more. */
  readonly waitingDays: number
  /** Without a point gained or turned into a voucher. */
  readonly lapseMonths: number
  /** So long before somebody is told that their points lapse. */
  readonly noticeDays: number
}
