import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { ParcelCash } from '#domain/payment/remittance.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { inPageOrder, pageIds } from './page-ids.ts'
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

const joins = `join orders o on o.id = p.order_id
  join lateral (select carrier, awb from shipment where order_id = o.id order by created_at desc limit 1) h on true`

const list: Statement = {
  name: 'office-cash',
  text: `select ${columns}
    from ${pageIds({
      table: 'payment',
      at: 'created_at',
      after: `payment last join orders ordered on ordered.id = last.order_id
        where ordered.number = $2 and last.state in ('due', 'collected', 'remitted') limit 1`,
      first: 'newest',
      by: ['state'],
      only: `t.state in ('due', 'collected', 'remitted')`,
      join: 'join orders o on o.id = t.order_id',
    })}
    join payment p on p.id = page.id ${joins} ${inPageOrder('newest')}`,
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
  return rowsOf<CollectedCash>(sql, list, [markets, after ?? null, limit, states])
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
