import { sql } from 'drizzle-orm'
import { type DeviceType, deviceTypes } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { listingTables } from './filters-sql.ts'
import { type ListingRow, listingColumns, type RawListing, toListing } from './rows.ts'

export type ListedModel = {
  readonly type: DeviceType
  readonly brandSlug: string
  readonly slug: string
}

/** All listings in stock in a stable order: `limit` of them, after the first `offset`. */
export async function listAllListings(
  db: Db,
  market: Market,
  offset: number,
  limit: number,
): Promise<readonly ListingRow[]> {
  noteRead(...listTags(market, deviceTypes))
  const { rows } = await db.execute<RawListing>(
    sql`select ${listingColumns} from ${listingTables}
        where l.market = ${market} and l.stock > 0 order by l.id offset ${offset} limit ${limit}`,
  )
  return rows.map(toListing)
}

export async function countListings(db: Db, market: Market): Promise<number> {
  noteRead(...listTags(market, deviceTypes))
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from listing l where l.market = ${market} and l.stock > 0`,
  )
  return rows[0]?.count ?? 0
}

export async function listListedModels(db: Db, market: Market): Promise<readonly ListedModel[]> {
  noteRead(...listTags(market, deviceTypes))
  const { rows } = await db.execute<ListedModel>(
    sql`select distinct m.type, m.brand_slug as "brandSlug", m.slug from ${listingTables}
        where l.market = ${market} and l.stock > 0 order by 2, 3`,
  )
  return rows
}
