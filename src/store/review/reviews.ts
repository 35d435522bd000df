import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Rating, ReviewKind, WrittenReview } from '#domain/review/review.ts'
import type { HidingReason, ReviewState } from '#domain/review/review-state.ts'
import { countChange } from '#domain/review/review-summary.ts'
import { type Runner, rowsOf, type Statement } from '../transaction.ts'
import { addToSummaries } from './summaries.ts'

/** A review under its lock, as every change of it meets it. */
export type LockedReview = {
  readonly id: string
  readonly market: Market
  readonly kind: ReviewKind
  readonly orderId: string
  readonly modelId: string
  readonly rating: Rating
  readonly state: ReviewState
}

export type NewReview = Omit<LockedReview, 'kind'> &
  WrittenReview & {
    readonly position: number
    readonly listingId: string
    readonly productId: string
    readonly brandSlug: string
    readonly grade: Grade
    /** As it is shown; '' for none. */
    readonly name: string
  }

export type Change = {
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** Reviews as they are remembered: what is counted changes with them, and every step is written down. */
export const makeReviewStore = () => ({
  locked: async (tx: Runner, id: string): Promise<LockedReview | undefined> =>
    (await rowsOf<LockedReview>(tx, lock, [id]))[0],

  /** False where there is one of the same device already. */
  add: async (tx: Runner, review: NewReview, change: Change): Promise<boolean> => {
    const added = await rowsOf(tx, insert, [...columnsOf(review), change.at])
    if (added.length === 0) return false
    const { market, modelId } = review
    const counted = { market, kind: 'purchase', modelId } as const
    await addToSummaries(tx, [{ ...counted, change: countChange(undefined, review) }])
    await writeHistory(tx, review.id, { from: null, to: review.state }, change)
    return true
  },

  /** Another text, other stars; a state to go with it. */
  rewrite: async (
    tx: Runner,
    review: LockedReview,
    written: WrittenReview & { readonly name: string; readonly state: ReviewState },
    change: Change,
  ): Promise<void> => {
    const { rating, title, text, shownName, name, state } = written
    await rowsOf(tx, rewrite, [review.id, rating, title, text, shownName, name, state, change.at])
    await addToSummaries(tx, [{ ...review, change: countChange(review, written) }])
    await writeHistory(tx, review.id, { from: review.state, to: state }, change)
  },

  step: async (
    tx: Runner,
    review: LockedReview,
    to: ReviewState,
    change: Change & { readonly hiddenFor?: HidingReason },
  ): Promise<void> => {
    await rowsOf(tx, step, [review.id, to, change.hiddenFor ?? null])
    const counted = countChange(review, { ...review, state: to })
    await addToSummaries(tx, [{ ...review, change: counted }])
    await writeHistory(tx, review.id, { from: review.state, to }, change)
  },

  reply: async (tx: Runner, review: LockedReview, text: string, change: Change): Promise<void> => {
    await rowsOf(tx, reply, [review.id, text, change.at])
    await writeHistory(tx, review.id, { from: review.state, to: review.state }, change)
  },
})

export type ReviewStore = ReturnType<typeof makeReviewStore>

const columnsOf = (review: NewReview) => [
  review.id,
  review.market,
  review.orderId,
  review.position,
  review.listingId,
  review.productId,
  review.modelId,
  review.brandSlug,
  review.grade,
  review.rating,
  review.title,
  review.text,
  review.shownName,
  review.name,
  review.state,
]

type Walked = { readonly from: ReviewState | null; readonly to: ReviewState }

const writeHistory = (tx: Runner, id: string, { from, to }: Walked, change: Change) =>
  rowsOf(tx, history, [id, from, to, change.actor, change.reason, change.at])

const lock: Statement = {
  name: 'review-lock',
  text: `select id, market, kind, order_id as "orderId", model_id as "modelId", rating, state
    from review where id = $1::uuid for update`,
}

const insert: Statement = {
  name: 'review-insert',
  text: `insert into review (id, market, kind, order_id, position, listing_id, product_id, model_id, brand_slug,
      grade, rating, title, text, shown_name, name, state, written_at)
    values ($1, $2, 'purchase', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
    on conflict (order_id, position) do nothing returning id`,
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
