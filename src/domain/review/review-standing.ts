/** What staff decide of reviews in a market. Whole days. */
export type ReviewSettings = {
  /** After delivery: when the buyer is asked for a review, once. */
  readonly inviteAfterDays: number
  /** After delivery: until when one may be written. */
  readonly writeWithinDays: number
  /** After writing: until when it may be changed. */
  readonly editWithinDays: number
}

/** docs/decisions/0021-reviews.md: where a market has no settings of its own. */
export const usualReviewSettings: ReviewSettings = {
  inviteAfterDays: 7,
  writeWithinDays: 180,
  editWithinDays: 14,
}

/** What its buyer can do about a device they bought. */
export type ReviewStanding =
  | 'not-delivered'
  | 'open'
  | 'expired'
  | 'editable'
  | 'written'
  | 'withdrawn'

type BoughtLine = {
  readonly deliveredAt: Date | undefined
  readonly review: { readonly writtenAt: Date; readonly isWithdrawn: boolean } | undefined
}

/** docs/decisions/0021-reviews.md: one review of each device that came, within a period; changed for some days, taken back at any time. */
export const reviewStanding = (
  { deliveredAt, review }: BoughtLine,
  { writeWithinDays, editWithinDays }: ReviewSettings,
  now: Date,
): ReviewStanding => {
  if (review?.isWithdrawn) return 'withdrawn'
  if (review) return isWithin(review.writtenAt, editWithinDays, now) ? 'editable' : 'written'
  if (!deliveredAt) return 'not-delivered'
  return isWithin(deliveredAt, writeWithinDays, now) ? 'open' : 'expired'
}

const dayMs = 86_400_000

const isWithin = (since: Date, days: number, now: Date): boolean =>
  now.getTime() - since.getTime() <= days * dayMs

/** When the buyer of what was delivered is asked. */
export const invitationDue = (deliveredAt: Date, { inviteAfterDays }: ReviewSettings): Date =>
  new Date(deliveredAt.getTime() + inviteAfterDays * dayMs)
