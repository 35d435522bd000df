import { moved } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { checkReview } from '#domain/review/check-review.ts'
import { displayName } from '#domain/review/display-name.ts'
import { heldBackFor } from '#domain/review/held-back.ts'
import type { WrittenReview } from '#domain/review/review.ts'
import type { ReviewFormRefusal } from '#domain/review/review-form.ts'
import { type ReviewState, reviewArrows } from '#domain/review/review-state.ts'
import type { LockedReview } from '#store/review/reviews.ts'
import { insertReviewStep, lockReview, updateReview } from '#store/review/reviews.ts'
import { closeReviewTasks, openReviewTask } from '#store/review/watch.ts'
import type { Sql } from '#store/transaction.ts'
import { type ClaimedDevice, type FoundDevice, findDevice } from './find-device.ts'
import { isTooOften } from './is-too-often.ts'
import type { ReviewStores } from './review-stores.ts'
import type { Sending, Stored, WriteRefusal } from './write-review.ts'

/**
 * The author can change a review for 14 days; a review that staff are checking remains with them
 * (docs/decisions/0021-reviews.md).
 */
export function makeChangeReview(stores: ReviewStores) {
  return async ({ form, address, ...claimed }: Sending): Promise<Result<Stored, WriteRefusal>> => {
    const checked = checkReview(form)
    if (!checked.ok) return checked
    if (await isTooOften(stores, 'write', address)) return refuse({ kind: 'too-many-tries' })
    return stores.transaction<Stored, WriteRefusal>(async tx => {
      const own = await ownReview(stores, tx, claimed)
      if (!own) return refuse({ kind: 'not-found' })
      if (own.standing !== 'editable') return refuse({ kind: 'already-reviewed' })
      return ok(await rewrite(stores, tx, own, checked.value))
    })
  }
}

/** Possible at any time, for the author only; withdrawing twice has no further effect. */
export function makeWithdrawReview(stores: ReviewStores) {
  return (claimed: ClaimedDevice): Promise<Result<Stored, ReviewFormRefusal>> =>
    stores.transaction<Stored, ReviewFormRefusal>(async tx => {
      const own = await ownReview(stores, tx, claimed)
      if (!own) return refuse({ kind: 'not-found' })
      const { review } = own
      const to = moved(reviewArrows, review.state, 'withdraw')
      if (!to.ok) return ok({ state: review.state })
      const change = { actor: 'author', reason: 'withdrawn', at: stores.now() }
      await insertReviewStep(tx, review, to.value, change)
      await closeReviewTasks(tx, review.id, change.at)
      return ok({ state: to.value })
    })
}

type Own = FoundDevice & { readonly review: LockedReview }

/** Locks the review, and reads it again under the lock. */
async function ownReview(
  stores: ReviewStores,
  tx: Sql,
  claimed: ClaimedDevice,
): Promise<Own | undefined> {
  const id = (await findDevice(stores, tx, claimed))?.device.review?.id
  const review = id === undefined ? undefined : await lockReview(tx, id)
  const found = review && (await findDevice(stores, tx, claimed))
  return found && { ...found, review }
}

async function rewrite(
  { now }: ReviewStores,
  tx: Sql,
  { review, device }: Own,
  written: WrittenReview,
): Promise<Stored> {
  const reason = heldBackFor(`${written.title}\n${written.text}`)
  const state: ReviewState = reason ? 'flagged' : review.state
  const change = { actor: 'author', reason: 'changed', at: now() }
  const name = written.shownName === 'short' ? displayName(device.market, device.contactName) : ''
  await updateReview(tx, review, { ...written, name, state }, change)
  if (reason) await openReviewTask(tx, review, { kind: 'review-flagged', reason }, change.at)
  return { state }
}
