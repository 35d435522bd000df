import type { Market } from '#domain/market/market.ts'
import type { Rating, ReviewKind } from '#domain/review/review.ts'
import type { ReviewState } from '#domain/review/review-state.ts'
import type { Statement } from '../transaction.ts'

export type EraseableReview = {
  readonly market: Market
  readonly kind: ReviewKind
  readonly modelId: string
  readonly rating: Rating
  readonly state: ReviewState
}

/** Locked, in the same order everywhere: the review counts change with them. */
export const reviewsOf: Statement = {
  name: 'erasure-reviews',
  text: `select market, kind, model_id as "modelId", rating, state from review
    where order_id = any($1::uuid[]) or sale_id = any($2::uuid[]) order by model_id, id for update`,
}

/**
 * A review is its author's own text; no tax law requires it to be stored (docs/decisions/0021-reviews.md). Each
 * statement takes the ids of the orders and those of the trade-ins.
 */
export const erasingReviews: readonly Statement[] = [
  {
    name: 'erase-review-tasks',
    text: `delete from staff_task where kind in ('review-flagged', 'review-reported')
      and subject_id in (
        select id from review where order_id = any($1::uuid[]) or sale_id = any($2::uuid[]))`,
  },
  {
    name: 'erase-reviews',
    text: 'delete from review where order_id = any($1::uuid[]) or sale_id = any($2::uuid[])',
  },
  {
    name: 'erase-invitations',
    text: 'delete from review_invitation where order_id = any($1::uuid[]) or sale_id = any($2::uuid[])',
  },
]
