import type { Grade, Product } from '#domain/device/device.ts'
import type { Rating, ShownName } from './review.ts'
import type { ReviewState } from './review-state.ts'

/** Where a device of one's own is reviewed: `short` is how its author may be named, '' where they gave one word only. */
export type ReviewDesk = {
  readonly number: string
  readonly position: number
  readonly product: Product
  readonly grade: Grade
  readonly short: string
  readonly standing: 'open' | 'editable' | 'written'
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
export const deskRefusals = ['not-found', 'not-delivered', 'expired', 'already-reviewed'] as const
export type DeskRefusal = { readonly kind: (typeof deskRefusals)[number] }

export type TooMany = { readonly kind: 'too-many-tries' }
