import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type { Rating, ReviewKind } from '#domain/review/review.ts'
import type { HidingReason, ReviewState } from '#domain/review/review-state.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { isHeld } from '../payment/reversals.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'

/** Which rows of a list: of these markets, in these states, after the last row of the page before. */
export type ListFilter<State> = {
  readonly markets: readonly Market[]
  readonly states: readonly State[]
  /** The number of that row; `undefined` for the first page. */
  readonly after: string | undefined
  readonly limit: number
}

export type ListedOrder = {
  readonly number: string
  readonly market: Market
  readonly state: OrderState
  readonly name: string
  readonly totalMinor: number
  readonly currency: Currency
  readonly placedAt: Date
  /** Of its latest parcel. */
  readonly shipment: string | null
}

export type ListedTradeIn = {
  readonly number: string
  readonly market: Market
  readonly state: TradeInState
  readonly title: string
  readonly offerMinor: number | null
  readonly currency: Currency
  readonly startedAt: Date
}

export type ListedReturn = {
  readonly number: string
  readonly market: Market
  readonly state: ReturnState
  readonly orderNumber: string
  readonly name: string
  readonly requestedAt: Date
}

export type ListedReview = {
  readonly id: string
  readonly market: Market
  readonly kind: ReviewKind
  readonly state: ReviewState
  readonly hiddenFor: HidingReason | null
  readonly rating: Rating
  readonly title: string
  readonly text: string
  readonly name: string
  readonly model: string
  readonly reply: string | null
  readonly writtenAt: Date
}

const orders: Statement = {
  name: 'office-orders',
  text: `select o.number, o.market, o.state, o.contact_name as name, o.total_minor::float8 as "totalMinor",
      o.currency, o.placed_at as "placedAt",
      (select p.state from shipment p where p.order_id = o.id order by p.created_at desc limit 1) as shipment
    from ${pageIds({ table: 'orders', at: 'placed_at', after: 'orders last where last.number = $2', first: 'newest', by: ['market', 'state'] })}
    join orders o on o.id = page.id ${inPageOrder('newest')}`,
}

const tradeIns: Statement = {
  name: 'office-sales',
  text: `select s.number, s.market, s.state, s.title, s.offer_minor::float8 as "offerMinor", s.currency,
      s.started_at as "startedAt"
    from ${pageIds({ table: 'sale', at: 'started_at', after: 'sale last where last.number = $2', first: 'newest', by: ['market', 'state'] })}
    join sale s on s.id = page.id ${inPageOrder('newest')}`,
}

const returns: Statement = {
  name: 'office-returns',
  text: `select r.number, o.market, r.state, o.number as "orderNumber", o.contact_name as name,
      r.requested_at as "requestedAt"
    from ${pageIds({ table: 'order_return', at: 'requested_at', after: 'order_return last where last.number = $2', first: 'newest', by: ['state'], join: 'join orders o on o.id = t.order_id' })}
    join order_return r on r.id = page.id join orders o on o.id = r.order_id ${inPageOrder('newest')}`,
}

const reviews: Statement = {
  name: 'office-reviews',
  text: `select v.id, v.market, v.kind, v.state, v.hidden_for as "hiddenFor", v.rating, v.title, v.text, v.name,
      m.brand || ' ' || m.name as model, v.reply, v.written_at as "writtenAt"
    from ${pageIds({ table: 'review', at: 'written_at', after: 'review last where last.id = $2::uuid', first: 'newest', by: ['market', 'state'] })}
    join review v on v.id = page.id join model m on m.id = v.model_id ${inPageOrder('newest')}`,
}

const reviewById: Statement = {
  name: 'office-review-market',
  text: 'select market from review where id = $1::uuid',
}

const waiting: Statement = {
  name: 'office-waiting',
  text: `select
      (select count(*)::int from shipment h join orders o on o.id = h.order_id where o.market = any($1::text[])
        and o.state = 'confirmed' and h.state in ('preparing', 'label-created') and not ${isHeld('o')}) as "toShip",
      (select count(*)::int from sale where market = any($2::text[])
        and state in ('received', 'quarantined', 'objected')) as "toInspect",
      (select count(*)::int from sale where market = any($2::text[])
        and state in ('inspected', 'accepted-second') and payout <> 'voucher') as "toPay",
      (select count(*)::int from order_return r join orders o on o.id = r.order_id
        where o.market = any($3::text[]) and r.state in ('received', 'inspected', 'rejected')) as "returns",
      (select count(*)::int from review where market = any($4::text[]) and state = 'flagged') as "reviews",
      (select count(*)::int from contact_message where market = any($5::text[]) and done_at is null) as "messages",
      (select count(*)::int from refund f join orders o on o.id = f.order_id
        where o.market = any($6::text[]) and f.state = 'requested') as "refunds",
      (select count(*)::int from warranty_claim where market = any($7::text[])
        and state in ('received', 'diagnosed', 'repaired', 'replaced')) as "claims"`,
}

function valuesOf<State>({ markets, states, after, limit }: ListFilter<State>) {
  return [markets, after ?? null, limit, states]
}

/** Newest first, as are the other lists. */
export function listOrders(sql: Sql, filter: ListFilter<OrderState>) {
  return rowsOf<ListedOrder>(sql, orders, valuesOf(filter))
}

export function listTradeIns(sql: Sql, filter: ListFilter<TradeInState>) {
  return rowsOf<ListedTradeIn>(sql, tradeIns, valuesOf(filter))
}

export function listReturns(sql: Sql, filter: ListFilter<ReturnState>) {
  return rowsOf<ListedReturn>(sql, returns, valuesOf(filter))
}

/** `after` is the id of a review. */
export function listReviewsForStaff(sql: Sql, filter: ListFilter<ReviewState>) {
  return rowsOf<ListedReview>(sql, reviews, valuesOf(filter))
}

export async function findReviewMarket(sql: Sql, id: string): Promise<Market | undefined> {
  return (await rowsOf<{ market: Market }>(sql, reviewById, [id]))[0]?.market
}

/** How much of each kind waits for staff. */
export type Waiting = {
  readonly toShip: number
  readonly toInspect: number
  readonly toPay: number
  readonly returns: number
  readonly reviews: number
  readonly messages: number
  readonly refunds: number
  readonly claims: number
}

/** Counted in the markets in which each may be seen. */
export type WaitingMarkets = Readonly<
  Record<
    'orders' | 'tradeIns' | 'returns' | 'reviews' | 'messages' | 'refunds' | 'claims',
    readonly Market[]
  >
>

export async function countWaiting(
  sql: Sql,
  { orders: ofOrders, tradeIns: ofTradeIns, ...of }: WaitingMarkets,
): Promise<Waiting> {
  const markets = [of.returns, of.reviews, of.messages, of.refunds, of.claims]
  const [row] = await rowsOf<Waiting>(sql, waiting, [ofOrders, ofTradeIns, ...markets])
  if (!row) throw new Error('Nothing was counted.')
  return row
}
