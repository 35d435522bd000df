import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type HidingReason,
  type ReviewMove,
  type ReviewState,
  reviewArrows,
  type StaffMove,
} from '#domain/review/review-state.ts'
import type { ReviewStores } from './review-stores.ts'

/** What staff do about a review, and why; what is hidden has one of the closed list's reasons besides. */
export type Moderation = {
  readonly reviewId: string
  readonly by: StaffMove
  readonly hiddenFor?: HidingReason
  readonly actor: string
  readonly reason: string
}

export type ModerationRefusal = { readonly kind: 'not-found' } | NotAllowed<ReviewState, ReviewMove>

/** docs/decisions/0021-reviews.md: one named transition, with its history; what staff were called for is done with it. */
export function makeModerateReview({ transaction, reviews, watch, now }: ReviewStores) {
  return (moderation: Moderation): Promise<Result<ReviewState, ModerationRefusal>> =>
    transaction<ReviewState, ModerationRefusal>(async tx => {
      const { reviewId, by, hiddenFor, actor, reason } = moderation
      const review = await reviews.locked(tx, reviewId)
      if (!review) return refuse({ kind: 'not-found' })
      const to = moved(reviewArrows, review.state, by)
      if (!to.ok) return to
      const at = now()
      const change = { actor, reason, at, ...(hiddenFor && { hiddenFor }) }
      await reviews.step(tx, review, to.value, change)
      if (to.value !== 'flagged') await watch.closeTasks(tx, reviewId, at)
      return ok(to.value)
    })
}

type Answer = { readonly reviewId: string; readonly text: string; readonly actor: string }

/** What the shop answers under a review; a second answer takes the place of the first. */
export function makeReplyToReview({ transaction, reviews, now }: ReviewStores) {
  return ({ reviewId, text, actor }: Answer): Promise<Result<ReviewState, ModerationRefusal>> =>
    transaction<ReviewState, ModerationRefusal>(async tx => {
      const review = await reviews.locked(tx, reviewId)
      if (!review) return refuse({ kind: 'not-found' })
      await reviews.reply(tx, review, text, { actor, reason: 'reply', at: now() })
      return ok(review.state)
    })
}
