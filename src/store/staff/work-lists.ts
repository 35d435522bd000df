import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import type { Rating, ReviewKind } from '#domain/review/review.ts'
import type { HidingReason, ReviewState } from '#domain/review/review-state.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

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
    from orders o
    where o.market = any($1::text[]) and o.state = any($2::text[])
      and ($3::text is null or (o.placed_at, o.id) < (select placed_at, id from orders where number = $3))
    order by o.placed_at desc, o.id desc limit $4`,
}

const tradeIns: Statement = {
  name: 'office-sales',
  text: `select s.number, s.market, s.state, s.title, s.offer_minor::float8 as "offerMinor", s.currency,
      s.started_at as "startedAt"
    from sale s
    where s.market = any($1::text[]) and s.state = any($2::text[])
      and ($3::text is null or (s.started_at, s.id) < (select started_at, id from sale where number = $3))
    order by s.started_at desc, s.id desc limit $4`,
}

const returns: Statement = {
  name: 'office-returns',
  text: `select r.number, o.market, r.state, o.number as "orderNumber", o.contact_name as name,
      r.requested_at as "requestedAt"
    from order_return r join orders o on o.id = r.order_id
    where o.market = any($1::text[]) and r.state = any($2::text[])
      and ($3::text is null
        or (r.requested_at, r.id) < (select requested_at, id from order_return where number = $3))
    order by r.requested_at desc, r.id desc limit $4`,
}

const reviews: Statement = {
  name: 'office-reviews',
  text: `select v.id, v.market, v.kind, v.state, v.hidden_for as "hiddenFor", v.rating, v.title, v.text, v.name,
      m.brand || ' ' || m.name as model, v.reply, v.written_at as "writtenAt"
    from review v join model m on m.id = v.model_id
    where v.market = any($1::text[]) and v.state = any($2::text[])
      and ($3::uuid is null or (v.written_at, v.id) < (select written_at, id from review where id = $3::uuid))
    order by v.written_at desc, v.id desc limit $4`,
}

const reviewById: Statement = {
  name: 'office-review-market',
  text: 'select market from review where id = $1::uuid',
}

const waiting: Statement = {
  name: 'office-waiting',
  text: `select
      (select count(*)::int from orders where market = any($1::text[]) and state = 'confirmed') as "toShip",
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
  return [markets, states, after ?? null, limit]
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
