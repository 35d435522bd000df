import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '#domain/result.ts'
import { checkReview, type ReviewError, type ReviewForm } from '#domain/review/check-review.ts'
import { displayName } from '#domain/review/display-name.ts'
import { heldBackFor } from '#domain/review/held-back.ts'
import type { WrittenReview } from '#domain/review/review.ts'
import type { ReviewFormRefusal, TooMany } from '#domain/review/review-form.ts'
import type { ReviewState } from '#domain/review/review-state.ts'
import type { ReviewStatus } from '#domain/review/review-status.ts'
import { holdOrder } from '#store/review/purchased-lines.ts'
import { insertReview, type NewReview } from '#store/review/reviews.ts'
import { holdTradeIn } from '#store/review/sold-devices.ts'
import { openReviewTask } from '#store/review/watch.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type ClaimedDevice, type FoundDevice, findDevice } from './find-device.ts'
import { isTooOften } from './is-too-often.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'tries'>

export type WriteRefusal =
  | ReviewFormRefusal
  | TooMany
  | { readonly kind: 'form'; readonly errors: readonly ReviewError[] }

export type ReviewSubmission = ClaimedDevice & {
  readonly form: ReviewForm
  /** IP address. */
  readonly address: string
}

export type SavedReview = { readonly state: ReviewState }

/** One review for each delivered or paid device; a repeated request is stored once (docs/decisions/0021-reviews.md). */
export async function writeReview(
  ctx: Ctx,
  { form, address, ...claimed }: ReviewSubmission,
): Promise<Result<SavedReview, WriteRefusal>> {
  const checked = checkReview(form)
  if (!checked.ok) return checked
  if (await isTooOften(ctx, 'write', address)) return refuse({ kind: 'too-many-tries' })
  const written = checked.value
  return inTransaction(ctx.sql, [], async tx => {
    const found = await heldDevice(ctx, tx, claimed)
    if (!found) return refuse({ kind: 'not-found' })
    const { device, status } = found
    if (isNotOpen(status)) return refuse({ kind: status })
    if (!device.review && (await add(ctx, tx, device, written))) return ok(stateOf(written))
    return sameAsBefore(ctx, tx, claimed, written)
  })
}

function isNotOpen(status: ReviewStatus) {
  return status === 'not-delivered' || status === 'not-paid' || status === 'expired'
}

/** Finds the device again once its order or trade-in is locked. */
async function heldDevice(ctx: Ctx, tx: Sql, claimed: ClaimedDevice) {
  const found = await findDevice(ctx, tx, claimed)
  if (!found) return undefined
  const { device } = found
  await (device.kind === 'sale' ? holdTradeIn(tx, device.saleId) : holdOrder(tx, device.orderId))
  return findDevice(ctx, tx, claimed)
}

/** Submitted twice, or in two tabs: the first review is valid. */
async function sameAsBefore(
  ctx: Ctx,
  tx: Sql,
  claimed: ClaimedDevice,
  written: WrittenReview,
): Promise<Result<SavedReview, WriteRefusal>> {
  const review = (await findDevice(ctx, tx, claimed))?.device.review
  const isSame =
    review?.rating === written.rating &&
    review.title === written.title &&
    review.text === written.text &&
    review.shownName === written.shownName
  return isSame && review.state !== 'withdrawn'
    ? ok({ state: review.state })
    : refuse({ kind: 'already-reviewed' })
}

function stateOf({ title, text }: WrittenReview) {
  return {
    state: heldBackFor(`${title}\n${text}`) ? ('flagged' as const) : ('published' as const),
  }
}

async function add(
  ctx: Ctx,
  tx: Sql,
  device: FoundDevice['device'],
  written: WrittenReview,
): Promise<boolean> {
  const { market, brandSlug, contactName } = device
  const review: NewReview = {
    market,
    brandSlug,
    ...aboutOf(device),
    ...written,
    ...stateOf(written),
    id: randomUUID(),
    name: written.shownName === 'short' ? displayName(market, contactName) : '',
  }
  const change = { actor: 'author', reason: 'written', at: ctx.clock() }
  if (!(await insertReview(tx, review, change))) return false
  const reason = heldBackFor(`${written.title}\n${written.text}`)
  if (reason) await openReviewTask(tx, review, { kind: 'review-flagged', reason }, change.at)
  return true
}

function aboutOf(device: FoundDevice['device']) {
  if (device.kind === 'sale') {
    const { kind, saleId: tradeInId, modelId } = device
    return { kind, saleId: tradeInId, modelId, orderId: null }
  }
  const { kind, orderId, position, listingId, product, grade } = device
  const ids = { productId: product.id, modelId: product.model.id }
  return { kind, orderId, position, listingId, grade, ...ids }
}
