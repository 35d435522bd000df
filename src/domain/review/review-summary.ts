import { type Rating, ratings } from './review.ts'
import type { ReviewState } from './review-state.ts'

/** The number of published reviews for each rating. */
export type RatingCounts = Readonly<Record<Rating, number>>

export type ReviewSummary = {
  readonly count: number
  /** In tenths of a star, so that it is formatted the same everywhere; `undefined` without reviews. */
  readonly averageTenths?: number
  readonly counts: RatingCounts
}

export const noRatings: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

/** Count, average to one decimal and distribution (docs/decisions/0021-reviews.md). */
export function summarize(counts: RatingCounts): ReviewSummary {
  const count = ratings.reduce((sum, rating) => sum + counts[rating], 0)
  if (count === 0) return { count, counts }
  const stars = ratings.reduce((sum, rating) => sum + rating * counts[rating], 0)
  return { count, averageTenths: Math.floor((20 * stars + count) / (2 * count)), counts }
}

/** The share of a rating in whole percent, for its bar. */
export function shareOf({ count, counts }: ReviewSummary, rating: Rating): number {
  return count === 0 ? 0 : Math.round((100 * counts[rating]) / count)
}

/** The fields of a review that affect the counts; `undefined` before it is written and after it is erased. */
export type Counted = { readonly state: ReviewState; readonly rating: Rating } | undefined

/** The difference a change of one review makes to the counts: only published reviews count, positive or negative. */
export function countChange(before: Counted, after: Counted): RatingCounts {
  const change = { ...noRatings }
  if (before?.state === 'published') change[before.rating] -= 1
  if (after?.state === 'published') change[after.rating] += 1
  return change
}

export function isNoChange(change: RatingCounts): boolean {
  return ratings.every(rating => change[rating] === 0)
}
