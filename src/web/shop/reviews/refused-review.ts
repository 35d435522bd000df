import type { ReviewError, ReviewForm } from '#domain/review/check-review.ts'

/** A form that the server refused, with its values as typed. */
export type RefusedReview = {
  readonly form: ReviewForm
  readonly errors: readonly ReviewError[]
  readonly isTooMany: boolean
}
