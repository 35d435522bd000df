import type { OwnStatus } from './own-device.ts'
import type { Rating, Reviewed, ShownName } from './review.ts'
import type { ReviewState } from './review-state.ts'

/**
 * The review form of a device or a trade-in, by the number of its order or trade-in: `short` is the short name of its
 * author, '' if they gave only one word.
 */
export type ReviewFormState = {
  readonly number: string
  readonly about: Reviewed
  readonly short: string
  readonly status: OwnStatus
  /** The number of days during which a review may be edited. */
  readonly editWithinDays: number
  readonly review?: OwnReview
}

export type OwnReview = {
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly shownName: ShownName
  readonly state: ReviewState
}

/** The reason why there is no review form; a forged link is answered like a missing order. */
export const reviewFormRefusals = [
  'not-found',
  'not-delivered',
  'not-paid',
  'expired',
  'already-reviewed',
] as const
export type ReviewFormRefusal = { readonly kind: (typeof reviewFormRefusals)[number] }

export type TooMany = { readonly kind: 'too-many-tries' }
