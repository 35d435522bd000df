import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type HidingReason,
  type ReviewMove,
  type ReviewState,
  reviewArrows,
  type StaffMove,
} from '#domain/review/review-state.ts'
import { insertReviewStep, lockReview, updateReviewReply } from '#store/review/reviews.ts'
import { closeReviewTasks } from '#store/review/watch.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** A moderation by staff and its reason; hiding a review also needs a reason from the closed list. */
export type Moderation = {
  readonly reviewId: string
  readonly by: StaffMove
  readonly hiddenFor?: HidingReason
  readonly actor: string
  readonly reason: string
}

export type ModerationRefusal = { readonly kind: 'not-found' } | NotAllowed<ReviewState, ReviewMove>

/** One named transition with a history row. Unless it flags the review, it closes its task (docs/decisions/0021-reviews.md). */
export function moderateReview(
  ctx: Ctx,
  moderation: Moderation,
): Promise<Result<ReviewState, ModerationRefusal>> {
  return inTransaction<ReviewState, ModerationRefusal>(ctx.sql, [], async tx => {
    const { reviewId, by, hiddenFor, actor, reason } = moderation
    const review = await lockReview(tx, reviewId)
    if (!review) return refuse({ kind: 'not-found' })
    const to = moved(reviewArrows, review.state, by)
    if (!to.ok) return to
    const at = ctx.clock()
    const change = { actor, reason, at, ...(hiddenFor && { hiddenFor }) }
    await insertReviewStep(tx, review, to.value, change)
    if (to.value !== 'flagged') await closeReviewTasks(tx, reviewId, at)
    return ok(to.value)
  })
}

type Reply = { readonly reviewId: string; readonly text: string; readonly actor: string }

/** The shop's reply below a review; a second reply replaces the first. */
export function replyToReview(
  ctx: Ctx,
  { reviewId, text, actor }: Reply,
): Promise<Result<ReviewState, ModerationRefusal>> {
  return inTransaction(ctx.sql, [], async tx => {
    const review = await lockReview(tx, reviewId)
    if (!review) return refuse({ kind: 'not-found' })
    await updateReviewReply(tx, review, text, { actor, reason: 'reply', at: ctx.clock() })
    return ok(review.state)
  })
}
