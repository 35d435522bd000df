import { ok, type Result, refuse } from '#domain/result.ts'
import type { TooMany } from '#domain/review/review-form.ts'
import type { HidingReason } from '#domain/review/review-state.ts'
import { lockReview } from '#store/review/reviews.ts'
import { insertReviewReport, openReviewTask } from '#store/review/watch.ts'
import { isTooOften } from './is-too-often.ts'
import type { ReviewStores } from './review-stores.ts'

export type Reporting = {
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
export function makeReportReview(stores: ReviewStores) {
  return async ({ reviewId, reason, address }: Reporting): Promise<Result<void, ReportRefusal>> => {
    if (await isTooOften(stores, 'report', address)) return refuse({ kind: 'too-many-tries' })
    return stores.transaction<void, ReportRefusal>(async tx => {
      const review = await lockReview(tx, reviewId)
      if (review?.state !== 'published') return refuse({ kind: 'not-found' })
      const at = stores.now()
      const clientHash = stores.callerHash(address)
      if (await insertReviewReport(tx, reviewId, { reason, clientHash, at }))
        await openReviewTask(tx, review, { kind: 'review-reported', reason }, at)
      return ok(undefined)
    })
  }
}
