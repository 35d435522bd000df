import type { EarningOrder } from '#domain/loyalty/earn.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { OrderState } from '#domain/order/order-state.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { idIn } from '../id-in.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

/** An order of an account, with the facts from which its points are calculated. */
export type StoredEarningOrder = EarningOrder & {
  readonly number: string
  readonly market: Market
  readonly currency: Currency
  readonly userId: string
  readonly state: OrderState
  readonly closedAt: Date | null
}

/** A trade-in of an account. */
export type StoredEarningTradeIn = {
  readonly number: string
  readonly market: Market
  readonly userId: string
  readonly state: TradeInState
}

export async function findEarningOrder(
  sql: Sql,
  id: string,
): Promise<StoredEarningOrder | undefined> {
  return (await rowsOf<StoredEarningOrder>(sql, order, [id]))[0]
}

export async function findEarningTradeIn(
  sql: Sql,
  id: string,
): Promise<StoredEarningTradeIn | undefined> {
  return (await rowsOf<StoredEarningTradeIn>(sql, tradeIn, [id]))[0]
}

/** A double payment that was refunded was never spent. */
const order: Statement = {
  name: 'earning-order',
  text: `select o.number, o.market, o.currency, o.user_id as "userId", o.state,
      o.items_minor::float8 as "itemsMinor", o.discount_minor::float8 as "discountMinor",
      o.total_minor::float8 as "totalMinor",
      (select coalesce(sum(r.amount_minor), 0)::float8 from refund r
        where r.order_id = o.id and r.state = 'succeeded' and r.reason <> 'paid-already') as "refundedMinor",
      (select max(h.at) from order_history h
        where h.order_id = o.id and h.subject = 'order' and h.to_state = 'closed') as "closedAt",
      (select json_agg(json_build_object('kind', n.kind, 'priceMinor', n.price_minor, 'isLive', n.is_live))
        from order_line n where n.order_id = o.id) as lines
    from orders o where o.id = ${idIn('$1')} and o.user_id is not null`,
}

const tradeIn: Statement = {
  name: 'earning-sale',
  text: `select number, market, user_id as "userId", state from sale
    where id = ${idIn('$1')} and user_id is not null`,
}
