import type { Money } from '#domain/money/money.ts'

/** Loyalty settings of one market, editable by staff. */
export type LoyaltySettings = {
  /** The amount spent on goods that earns one point. */
  readonly spentForPoint: Money
  readonly pointsForSale: number
  /** The value in a voucher of one point, or of `worthPoints` of them. */
  readonly worth: Money
  readonly worthPoints?: number
  /** In points. */
  readonly smallestVoucher: number
  readonly voucherMonths: number
  /** Days after delivery of an order until its points count: after the end of the statutory withdrawal period. */
  readonly waitingDays: number
  /** Months without a point gained or turned into a voucher. */
  readonly lapseMonths: number
  /** Days between the notification and the lapse of points. */
  readonly noticeDays: number
  /** The voucher of a member who has not bought yet; zero for none. */
  readonly welcome: Money
  /** The voucher of whoever accepts an invitation, and that of the inviting member for their purchase; zero for none. */
  readonly invited: Money
  readonly inviting: Money
  /** The smallest order that `welcome` and `invited` pay, and that earns `inviting`. */
  readonly rewardedFrom: Money
}
