import type { ReviewKind } from './review.ts'

/** Review settings of a market, editable by staff. Whole days. */
export type ReviewSettings = {
  /** Days after delivery or payment until the customer or seller is invited to review, once. */
  readonly inviteAfterDays: number
  /** Days after delivery or payment during which a review may be written. */
  readonly writeWithinDays: number
  /** Days after writing during which a review may be edited. */
  readonly editWithinDays: number
}

/** The default, for a market without its own settings (docs/decisions/0021-reviews.md). */
export const usualReviewSettings: ReviewSettings = {
  inviteAfterDays: 7,
  writeWithinDays: 180,
  editWithinDays: 14,
}

/** What a member can do with the review of a device they bought or sold. */
export type ReviewStatus =
  | 'not-delivered'
  | 'not-paid'
  | 'open'
  | 'expired'
  | 'editable'
  | 'written'
  | 'withdrawn'

type Dealt = {
  readonly kind: ReviewKind
  /** The instant of delivery or payment. */
  readonly doneAt: Date | undefined
  readonly review: { readonly writtenAt: Date; readonly isWithdrawn: boolean } | undefined
}

/**
 * One review for each delivered device or paid trade-in, within a period; it can be edited for some days, and withdrawn
 * at any time (docs/decisions/0021-reviews.md).
 */
export function reviewStatus(
  { kind, doneAt, review }: Dealt,
  { writeWithinDays, editWithinDays }: ReviewSettings,
  now: Date,
): ReviewStatus {
  if (review?.isWithdrawn) return 'withdrawn'
  if (review) return isWithin(review.writtenAt, editWithinDays, now) ? 'editable' : 'written'
  if (!doneAt) return kind === 'sale' ? 'not-paid' : 'not-delivered'
  return isWithin(doneAt, writeWithinDays, now) ? 'open' : 'expired'
}

const dayMs = 86_400_000

function isWithin(since: Date, days: number, now: Date): boolean {
  return now.getTime() - since.getTime() <= days * dayMs
}

/** The instant at which the customer of a delivered device, or the seller of a paid one, is invited. */
export function invitationDue(doneAt: Date, { inviteAfterDays }: ReviewSettings): Date {
  return new Date(doneAt.getTime() + inviteAfterDays * dayMs)
}
