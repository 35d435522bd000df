import { type SQL, sql } from 'drizzle-orm'
import { type DeviceType, deviceTypes } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { type PricedListing, pricedColumns, type RawPriced, toPriced } from './rows.ts'

export type PopularOnly = { readonly type?: DeviceType }

/** The most popular listings of a market in stock, one per model. */
export async function listPopularListings(
  db: Db,
  market: Market,
  limit: number,
  only: PopularOnly = {},
): Promise<readonly PricedListing[]> {
  const types = only.type ? [only.type] : deviceTypes
  noteRead(...listTags(market, types))
  const wanted = sql`values ${sql.join(
    types.map(type => sql`(${type}::text)`),
    sql`, `,
  )}`
  const { rows } = await db.execute<RawPriced>(sql`
        select ${pricedColumns} from (${bestKnownListings(market, wanted, limit)}) best
        join listing l on l.id = best.listing_id join product p on p.id = l.product_id join model m on m.id = p.model_id
        order by best.popularity desc, l.id`)
  return rows.map(toPriced)
}

/** How many of the most popular listings are searched for each requested model. */
const listingsAModel = 25

/**
 * The id, model and popularity of the most popular listing of each model, best first, of the types that `types` selects.
 * The limits stand in the text, and types are rows: PostgreSQL then finds that one plan fits all values, and keeps it.
 * So a limit must be one of ours, never a visitor's: each makes a statement of its own.
 */
export function bestKnownListings(market: Market, types: SQL, limit: number): SQL {
  const literal = (n: number) => sql.raw(String(n))
  return sql`
    select * from (
      select distinct on (model_id) listing_id, model_id, popularity from (${types}) wanted (type)
      cross join lateral (
        select listing_id, model_id, popularity from on_shelf s where s.market = ${market} and s.type = wanted.type
        order by s.popularity desc nulls last, s.listing_id limit ${literal(limit * listingsAModel)}
      ) known
      order by model_id, popularity desc, listing_id
    ) best order by popularity desc, listing_id limit ${literal(limit)}`
}
