import { ok, type Result, refuse } from '#domain/result.ts'
import type { TooMany } from '#domain/review/review-form.ts'
import type { HidingReason } from '#domain/review/review-state.ts'
import { lockReview } from '#store/review/reviews.ts'
import { insertReviewReport, openReviewTask } from '#store/review/watch.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { clientHash } from '../order/client-hash.ts'
import { isTooOften } from './is-too-often.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'tries'>

export type ReviewReport = {
  readonly reviewId: string
  readonly reason: HidingReason
  /** IP address. */
  readonly address: string
}

export type ReportRefusal = { readonly kind: 'not-found' } | TooMany

/**
 * A report creates a task for staff and hides nothing by itself; reports by the same visitor count once
 * (docs/decisions/0021-reviews.md).
 */
export async function reportReview(
  ctx: Ctx,
  { reviewId, reason, address }: ReviewReport,
): Promise<Result<void, ReportRefusal>> {
  if (await isTooOften(ctx, 'report', address)) return refuse({ kind: 'too-many-tries' })
  return inTransaction(ctx.sql, [], async tx => {
    const review = await lockReview(tx, reviewId)
    if (review?.state !== 'published') return refuse({ kind: 'not-found' })
    const at = ctx.clock()
    const report = { reason, clientHash: clientHash(ctx.keys.secret, address), at }
    if (await insertReviewReport(tx, reviewId, report))
      await openReviewTask(tx, review, { kind: 'review-reported', reason }, at)
    return ok(undefined)
  })
}
