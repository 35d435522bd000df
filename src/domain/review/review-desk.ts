import type { OwnStatus } from './own-device.ts'
import type { Rating, Reviewed, ShownName } from './review.ts'
import type { ReviewState } from './review-state.ts'

/** Where a device or a sale of one's own is reviewed, by the number of its order or sale: `short` is how its author may be named, '' where they gave one word only. */
export type ReviewFormState = {
  readonly number: string
  readonly about: Reviewed
  readonly short: string
  readonly standing: OwnStatus
  /** How long what is written may be changed. */
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

/** Why there is nothing to write on; a forged link is answered like a missing order. */
export const reviewFormRefusals = [
  'not-found',
  'not-delivered',
  'not-paid',
  'expired',
  'already-reviewed',
] as const
export type ReviewFormRefusal = { readonly kind: (typeof reviewFormRefusals)[number] }

export type TooMany = { readonly kind: 'too-many-tries' }
