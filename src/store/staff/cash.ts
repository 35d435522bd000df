import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ParcelCash } from '#domain/payment/remittance.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import type { ListFilter } from './work-lists.ts'

/** Cash that a carrier collected. Minor units. */
export type CollectedCash = ParcelCash & {
  readonly orderId: string
  readonly orderNumber: string
  readonly market: Market
  readonly carrier: string
  readonly awb: string | null
  readonly currency: Currency
  readonly placedAt: Date
}

const columns = `o.id as "orderId", o.number as "orderNumber", o.market, h.carrier, h.awb, p.state,
  p.amount_minor::float8 as "amountMinor", p.currency, o.placed_at as "placedAt"`

const from = `from payment p join orders o on o.id = p.order_id
  join lateral (select carrier, awb from shipment where order_id = o.id order by created_at desc limit 1) h on true`

const list: Statement = {
  name: 'office-cash',
  text: `select ${columns} ${from}
    where p.state = any($2::text[]) and o.market = any($1::text[])
      and ($3::text is null or (o.placed_at, o.id) < (select placed_at, id from orders where number = $3))
    order by o.placed_at desc, o.id desc limit $4`,
}

const byAwb: Statement = {
  name: 'office-cash-of-parcels',
  text: `select ${columns} from shipment h join orders o on o.id = h.order_id join payment p on p.order_id = o.id
    where h.awb = any($2::text[]) and o.market = $1 and p.state in ('due', 'collected', 'remitted')`,
}

/** Newest first. `after` is the number of an order. */
export function listCash(
  sql: Sql,
  { markets, states, after, limit }: ListFilter<ParcelCash['state']>,
): Promise<readonly CollectedCash[]> {
  return rowsOf<CollectedCash>(sql, list, [markets, states, after ?? null, limit])
}

/** By the number of the parcel. */
export async function findCash(
  sql: Sql,
  market: Market,
  awbs: readonly string[],
): Promise<ReadonlyMap<string, CollectedCash>> {
  const rows = await rowsOf<CollectedCash>(sql, byAwb, [market, awbs])
  return new Map(rows.map(row => [row.awb ?? '', row]))
}
