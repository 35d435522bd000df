import type { ReviewKind } from './review.ts'

/** What staff decide of reviews in a market. Whole days. */
export type ReviewSettings = {
  /** After delivery or payment: when the buyer or seller is asked for a review, once. */
  readonly inviteAfterDays: number
  /** After delivery or payment: until when one may be written. */
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

/** What somebody can do about a device they bought or sold. */
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
  /** When the device came, or was paid. */
  readonly doneAt: Date | undefined
  readonly review: { readonly writtenAt: Date; readonly isWithdrawn: boolean } | undefined
}

/** docs/decisions/0021-reviews.md: one review of each device that came or was paid, within a period; changed for some days, taken back at any time. */
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

/** When the buyer of what was delivered, or the seller of what was paid, is asked. */
export function invitationDue(doneAt: Date, { inviteAfterDays }: ReviewSettings): Date {
  return new Date(doneAt.getTime() + inviteAfterDays * dayMs)
}
