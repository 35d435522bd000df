import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Rating, ReviewKind, WrittenReview } from '#domain/review/review.ts'
import type { HidingReason, ReviewState } from '#domain/review/review-state.ts'
import { countChange } from '#domain/review/review-summary.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { addToSummaries } from './summaries.ts'

/** A review as read under its lock, before a change. */
export type LockedReview = {
  readonly id: string
  readonly market: Market
  readonly kind: ReviewKind
  /** `null` for the review of a trade-in. */
  readonly orderId: string | null
  readonly modelId: string
  readonly rating: Rating
  readonly state: ReviewState
}

export type NewReview = LockedReview &
  WrittenReview & {
    readonly brandSlug: string
    /** As displayed; '' for none. */
    readonly name: string
  } & (ReviewedLine | ReviewedTradeIn)

type ReviewedLine = {
  readonly kind: 'purchase'
  readonly position: number
  readonly listingId: string
  readonly productId: string
  readonly grade: Grade
}

type ReviewedTradeIn = { readonly kind: 'sale'; readonly saleId: string }

export type Change = {
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

export async function lockReview(tx: Sql, id: string): Promise<LockedReview | undefined> {
  return (await rowsOf<LockedReview>(tx, lock, [id]))[0]
}

/** `false` if the device or trade-in already has a review. */
export async function insertReview(tx: Sql, review: NewReview, change: Change): Promise<boolean> {
  const added = await rowsOf(tx, insert, [...columnsOf(review), change.at])
  if (added.length === 0) return false
  await addToSummaries(tx, [{ ...review, change: countChange(undefined, review) }])
  await writeHistory(tx, review.id, { from: null, to: review.state }, change)
  return true
}

/** Changes the text, the rating and the state. */
export async function updateReview(
  tx: Sql,
  review: LockedReview,
  written: WrittenReview & { readonly name: string; readonly state: ReviewState },
  change: Change,
): Promise<void> {
  const { rating, title, text, shownName, name, state } = written
  await rowsOf(tx, rewrite, [review.id, rating, title, text, shownName, name, state, change.at])
  await addToSummaries(tx, [{ ...review, change: countChange(review, written) }])
  await writeHistory(tx, review.id, { from: review.state, to: state }, change)
}

export async function insertReviewStep(
  tx: Sql,
  review: LockedReview,
  to: ReviewState,
  change: Change & { readonly hiddenFor?: HidingReason },
): Promise<void> {
  await rowsOf(tx, step, [review.id, to, change.hiddenFor ?? null])
  const counted = countChange(review, { ...review, state: to })
  await addToSummaries(tx, [{ ...review, change: counted }])
  await writeHistory(tx, review.id, { from: review.state, to }, change)
}

export async function updateReviewReply(
  tx: Sql,
  review: LockedReview,
  text: string,
  change: Change,
): Promise<void> {
  await rowsOf(tx, reply, [review.id, text, change.at])
  await writeHistory(tx, review.id, { from: review.state, to: review.state }, change)
}

function columnsOf(review: NewReview) {
  return [
    review.id,
    review.market,
    review.kind,
    review.orderId,
    ...aboutColumns(review),
    review.modelId,
    review.brandSlug,
    review.rating,
    review.title,
    review.text,
    review.shownName,
    review.name,
    review.state,
  ]
}

function aboutColumns(review: NewReview) {
  return review.kind === 'sale'
    ? [null, review.saleId, null, null, null]
    : [review.position, null, review.listingId, review.productId, review.grade]
}

type Transition = { readonly from: ReviewState | null; readonly to: ReviewState }

function writeHistory(tx: Sql, id: string, { from, to }: Transition, change: Change) {
  return rowsOf(tx, history, [id, from, to, change.actor, change.reason, change.at])
}

const lock: Statement = {
  name: 'review-lock',
  text: `select id, market, kind, order_id as "orderId", model_id as "modelId", rating, state
    from review where id = $1::uuid for update`,
}

const insert: Statement = {
  name: 'review-insert',
  text: `insert into review (id, market, kind, order_id, position, sale_id, listing_id, product_id, grade,
      model_id, brand_slug, rating, title, text, shown_name, name, state, written_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
    on conflict do nothing returning id`,
}

const rewrite: Statement = {
  name: 'review-rewrite',
  text: `update review set rating = $2, title = $3, text = $4, shown_name = $5, name = $6, state = $7,
    edited_at = $8 where id = $1`,
}

const step: Statement = {
  name: 'review-step',
  text: 'update review set state = $2, hidden_for = $3 where id = $1',
}

const reply: Statement = {
  name: 'review-reply',
  text: 'update review set reply = $2, replied_at = $3 where id = $1',
}

const history: Statement = {
  name: 'review-history',
  text: `insert into review_history (id, review_id, from_state, to_state, actor, reason, at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
}
