import { type SQL, sql } from 'drizzle-orm'
import { deviceTypes } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { listingTables } from './filters-sql.ts'
import { type PricedListing, pricedColumns, type RawPriced, toPriced } from './rows.ts'

export type BrandRow = { readonly name: string; readonly slug: string; readonly listings: number }

/** All listings of the product's model, including its own. */
export function listListingsBesides(db: Db, market: Market, productId: string) {
  return listListings(
    db,
    sql`l.market = ${market} and p.model_id = (select model_id from product where id = ${productId})
        order by p.id, l.grade desc`,
  )
}

export function listListingsById(db: Db, market: Market, ids: readonly string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : listListings(db, sql`l.market = ${market} and l.id = any(${sql.param(ids)}::text[])`)
}

async function listListings(db: Db, condition: SQL): Promise<readonly PricedListing[]> {
  const { rows } = await db.execute<RawPriced>(
    sql`select ${pricedColumns} from ${listingTables} where ${condition}`,
  )
  noteRead(...rows.map(({ model_id }) => `model:${model_id}` as const))
  return rows.map(toPriced)
}

/** The brands of a market in stock, those with the most listings first. */
export async function readBrands(db: Db, market: Market): Promise<readonly BrandRow[]> {
  noteRead(...listTags(market, deviceTypes))
  const { rows } = await db.execute<BrandRow>(sql`
        select b.label as name, c.brand_slug as slug, sum(c.n)::int as listings
        from model_cell c join facet_label b on b.key = 'brand' and b.value = c.brand_slug
        where c.market = ${market} group by 1, 2 having sum(c.n) > 0 order by 3 desc, 2`)
  return rows
}
