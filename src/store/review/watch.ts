import type { HidingReason } from '#domain/review/review-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import type { LockedReview } from './reviews.ts'

export type NewReport = {
  readonly reason: HidingReason
  readonly clientHash: string
  readonly at: Date
}

export type ReviewTask = {
  readonly kind: 'review-flagged' | 'review-reported'
  readonly reason: string
}

/** `false` if the same visitor reported the review before. */
export async function insertReviewReport(
  tx: Sql,
  reviewId: string,
  { reason, clientHash, at }: NewReport,
): Promise<boolean> {
  return (await rowsOf(tx, report, [reviewId, reason, clientHash, at])).length > 0
}

/** A closed task is opened again. */
export function openReviewTask(
  tx: Sql,
  review: TaskSubject,
  { kind, reason }: ReviewTask,
  at: Date,
) {
  return rowsOf(tx, openTask, [
    review.market,
    kind,
    review.id,
    review.orderId,
    JSON.stringify({ reason }),
    at,
  ])
}

export function closeReviewTasks(tx: Sql, reviewId: string, at: Date) {
  return rowsOf(tx, closeTasks, [reviewId, at])
}

type TaskSubject = Pick<LockedReview, 'id' | 'market' | 'orderId'>

const report: Statement = {
  name: 'review-report',
  text: `insert into review_report (id, review_id, reason, client_hash, at)
    values (gen_random_uuid(), $1, $2, $3, $4) on conflict do nothing returning id`,
}

const openTask: Statement = {
  name: 'review-task',
  text: `insert into staff_task (id, market, kind, subject_id, order_id, facts, created_at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)
    on conflict (kind, subject_id) do update
      set facts = excluded.facts, created_at = excluded.created_at, done_at = null
      where staff_task.done_at is not null`,
}

const closeTasks: Statement = {
  name: 'review-tasks-done',
  text: `update staff_task set done_at = $2
    where subject_id = $1 and kind in ('review-flagged', 'review-reported') and done_at is null`,
}
