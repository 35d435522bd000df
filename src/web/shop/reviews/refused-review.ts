import type { ReviewError, ReviewForm } from '#domain/review/check-review.ts'

/** A form the shop did not take, as it was typed. */
export type RefusedReview = {
  readonly form: ReviewForm
  readonly faults: readonly ReviewError[]
  readonly isTooMany: boolean
}
