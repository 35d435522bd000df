import { type SQL, sql } from 'drizzle-orm'
import { type DeviceType, deviceTypes } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { listingTables } from './filters-sql.ts'
import { type ListingRow, listingColumns, type RawListing, toListing } from './rows.ts'

export type ModelFacts = {
  readonly specification: Specification
  readonly boxContents: readonly string[]
}

export type PriceMoment = {
  readonly listingId: string
  readonly since: Date
  readonly minor: number
}
export type BrandRow = { readonly name: string; readonly slug: string; readonly listings: number }
export type PopularOnly = { readonly type?: DeviceType }

export function listListingsOfModel(db: Db, market: Market, legacyId: number) {
  return listListings(
    db,
    sql`l.market = ${market} and m.legacy_id = ${legacyId}`,
    sql`order by p.id, l.grade desc`,
  )
}

/** All listings of the product's model, including its own. */
export function listListingsBesides(db: Db, market: Market, productId: string) {
  return listListings(
    db,
    sql`l.market = ${market} and p.model_id = (select model_id from product where id = ${productId})`,
    sql`order by p.id, l.grade desc`,
  )
}

export function listListingsById(db: Db, market: Market, ids: readonly string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : listListings(
        db,
        sql`l.market = ${market} and l.id in (${sql.join(
          ids.map(id => sql`${id}`),
          sql`, `,
        )})`,
      )
}

async function listListings(db: Db, where: SQL, rest: SQL = sql``): Promise<readonly ListingRow[]> {
  const { rows } = await db.execute<RawListing>(
    sql`select ${listingColumns} from ${listingTables} where ${where} ${rest}`,
  )
  noteRead(...rows.map(({ model_id }) => `model:${model_id}` as const))
  return rows.map(toListing)
}

/** The most popular listings of a market in stock, one per model. */
export async function listPopularListings(
  db: Db,
  market: Market,
  limit: number,
  only: PopularOnly = {},
) {
  const types = only.type ? [only.type] : deviceTypes
  noteRead(...listTags(market, types))
  const { rows } = await db.execute<RawListing>(sql`
        select ${listingColumns} from (
          select * from (
            select distinct on (model_id) listing_id, popularity from unnest(${sql.param(types)}::text[]) wanted (type)
            cross join lateral (
              select * from on_shelf s where s.market = ${market} and s.type = wanted.type
              order by s.popularity desc nulls last, s.listing_id limit ${limit * listingsAModel}
            ) known
            order by model_id, popularity desc, listing_id
          ) best order by popularity desc, listing_id limit ${limit}
        ) best join listing l on l.id = best.listing_id join product p on p.id = l.product_id join model m on m.id = p.model_id
        order by best.popularity desc, l.id`)
  return rows.map(toListing)
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

/** How many of the most popular listings are searched for each requested model. */
const listingsAModel = 25

export async function readModelFacts(db: Db, modelId: string): Promise<ModelFacts> {
  noteRead('catalogue')
  const { rows } = await db.execute<ModelFacts>(
    sql`select specification, box_contents as "boxContents" from model where id = ${modelId}`,
  )
  return rows[0] ?? { specification: {}, boxContents: [] }
}

export async function listPriceMoments(
  db: Db,
  listingIds: readonly string[],
): Promise<readonly PriceMoment[]> {
  if (listingIds.length === 0) return []
  const { rows } = await db.execute<{
    listing_id: string
    since: string
    price_minor: string
  }>(sql`
        select listing_id, since, price_minor from price_history
        where listing_id in (${sql.join(
          listingIds.map(id => sql`${id}`),
          sql`, `,
        )}) order by since`)
  return rows.map(row => ({
    listingId: row.listing_id,
    since: new Date(row.since),
    minor: Number(row.price_minor),
  }))
}

export async function findBatteryOffer(db: Db, market: Market, type: string) {
  noteRead('accessories')
  const { rows } = await db.execute<{
    id: string
    price_minor: string
    currency: Money['currency']
  }>(sql`
        select id, price_minor, currency from battery_offer where market = ${market} and device_type = ${type}`)
  return (
    rows[0] && {
      id: rows[0].id,
      price: { minor: Number(rows[0].price_minor), currency: rows[0].currency },
    }
  )
}
