import type { Rating, ShownName } from '#domain/review/review.ts'
import type { ReviewState } from '#domain/review/review-state.ts'

/** A review as its author sees it. */
export type OwnReview = {
  readonly id: string
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly shownName: ShownName
  readonly state: ReviewState
  readonly writtenAt: Date
}

/** A review as read together with its subject; `reviewId` is null if there is none. */
export type OwnReviewRow = Omit<OwnReview, 'id' | 'title'> & {
  readonly reviewId: string | null
  readonly reviewTitle: string
}

/** Columns of a review `r`. */
export const ownReviewColumns = `r.id as "reviewId", r.rating, r.title as "reviewTitle", r.text,
    r.shown_name as "shownName", r.state, r.written_at as "writtenAt"`

export function toOwnReview(row: OwnReviewRow): OwnReview | undefined {
  const { reviewId: id, rating, reviewTitle: title, text, shownName, state, writtenAt } = row
  return id === null ? undefined : { id, rating, title, text, shownName, state, writtenAt }
}
