import { moved } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { checkReview } from '#domain/review/check-review.ts'
import { displayName } from '#domain/review/display-name.ts'
import { heldBackFor } from '#domain/review/held-back.ts'
import type { WrittenReview } from '#domain/review/review.ts'
import type { ReviewFormRefusal } from '#domain/review/review-form.ts'
import { type ReviewState, reviewArrows } from '#domain/review/review-state.ts'
import {
  insertReviewStep,
  type LockedReview,
  lockReview,
  updateReview,
} from '#store/review/reviews.ts'
import { closeReviewTasks, openReviewTask } from '#store/review/watch.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type ClaimedDevice, type FoundDevice, findDevice } from './find-device.ts'
import { isTooOften } from './is-too-often.ts'
import type { ReviewSubmission, SavedReview, WriteRefusal } from './write-review.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'tries'>

/**
 * The author can change a review for 14 days; a review that staff are checking remains with them
 * (docs/decisions/0021-reviews.md).
 */
export async function changeReview(
  ctx: Ctx,
  { form, address, ...claimed }: ReviewSubmission,
): Promise<Result<SavedReview, WriteRefusal>> {
  const checked = checkReview(form)
  if (!checked.ok) return checked
  if (await isTooOften(ctx, 'write', address)) return refuse({ kind: 'too-many-tries' })
  return inTransaction<SavedReview, WriteRefusal>(ctx.sql, [], async tx => {
    const own = await ownReview(ctx, tx, claimed)
    if (!own) return refuse({ kind: 'not-found' })
    if (own.status !== 'editable') return refuse({ kind: 'already-reviewed' })
    return ok(await rewrite(ctx, tx, own, checked.value))
  })
}

/** Possible at any time, for the author only; withdrawing twice has no further effect. */
export function withdrawReview(
  ctx: Ctx,
  claimed: ClaimedDevice,
): Promise<Result<SavedReview, ReviewFormRefusal>> {
  return inTransaction(ctx.sql, [], async tx => {
    const own = await ownReview(ctx, tx, claimed)
    if (!own) return refuse({ kind: 'not-found' })
    const { review } = own
    const to = moved(reviewArrows, review.state, 'withdraw')
    if (!to.ok) return ok({ state: review.state })
    const change = { actor: 'author', reason: 'withdrawn', at: ctx.clock() }
    await insertReviewStep(tx, review, to.value, change)
    await closeReviewTasks(tx, review.id, change.at)
    return ok({ state: to.value })
  })
}

type Own = FoundDevice & { readonly review: LockedReview }

/** Locks the review, and reads it again under the lock. */
async function ownReview(ctx: Ctx, tx: Sql, claimed: ClaimedDevice): Promise<Own | undefined> {
  const id = (await findDevice(ctx, tx, claimed))?.device.review?.id
  const review = id === undefined ? undefined : await lockReview(tx, id)
  const found = review && (await findDevice(ctx, tx, claimed))
  return found && { ...found, review }
}

async function rewrite(
  ctx: Ctx,
  tx: Sql,
  { review, device }: Own,
  written: WrittenReview,
): Promise<SavedReview> {
  const reason = heldBackFor(`${written.title}\n${written.text}`)
  const state: ReviewState = reason ? 'flagged' : review.state
  const change = { actor: 'author', reason: 'changed', at: ctx.clock() }
  const name = written.shownName === 'short' ? displayName(device.market, device.contactName) : ''
  await updateReview(tx, review, { ...written, name, state }, change)
  if (reason) await openReviewTask(tx, review, { kind: 'review-flagged', reason }, change.at)
  return { state }
}
