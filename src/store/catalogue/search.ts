import { sql } from 'drizzle-orm'
import { type DeviceType, deviceTypes } from '#domain/device/device.ts'
import { choiceFields } from '#domain/device/product-fields.ts'
import type { Search } from '#domain/device/search/read-search.ts'
import type { ShelfConfiguration } from '#domain/device/search/requested-filters.ts'
import type { Market } from '#domain/market/market.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import type { Db } from '../database.ts'
import { type PricedListing, pricedColumns, type RawPriced, toPriced } from './rows.ts'
import { listOf } from './search-sql.ts'

export type BrandListings = {
  readonly brandSlug: string
  readonly type: DeviceType
  readonly listings: number
}

/** The cheapest listing in stock of each model; one that matches the requested values comes before any other. */
export async function listCheapestListings(
  db: Db,
  market: Market,
  modelIds: readonly string[],
  { amounts, colors }: Pick<Search, 'amounts' | 'colors'>,
): Promise<readonly PricedListing[]> {
  if (modelIds.length === 0) return []
  noteRead(...modelIds.map(id => `model:${id}` as const))
  const { rows } = await db.execute<RawPriced>(sql`
      select ${pricedColumns} from unnest(${listOf(modelIds)}) with ordinality as wanted (model_id, place)
      cross join lateral (
        select s.listing_id from on_shelf s where s.market = ${market} and s.model_id = wanted.model_id
        order by ${listOf(amounts)} && array[s.storage, s.ram, s.size] desc,
          s.color = any(${listOf(colors)}) desc, s.price_minor, s.listing_id limit 1
      ) best
      join listing l on l.id = best.listing_id
      join product p on p.id = l.product_id join model m on m.id = p.model_id
      order by wanted.place`)
  return rows.map(toPriced)
}

/** The number of listings in stock by brand and type. */
export async function countListingsOfBrands(
  db: Db,
  market: Market,
  brandSlugs: readonly string[],
): Promise<readonly BrandListings[]> {
  if (brandSlugs.length === 0) return []
  noteRead(...listTags(market, deviceTypes))
  const { rows } = await db.execute<BrandListings>(sql`
      select brand_slug as "brandSlug", type, sum(n)::int as listings from model_cell
      where market = ${market} and type = any(${listOf(deviceTypes)})
        and brand_slug = any(${listOf(brandSlugs)})
      group by 1, 2`)
  return rows
}

/** The configurations in which models are in stock. */
export async function listConfigurations(
  db: Db,
  market: Market,
  modelIds: readonly string[],
): Promise<readonly ShelfConfiguration[]> {
  if (modelIds.length === 0) return []
  noteRead(...modelIds.map(id => `model:${id}` as const))
  const { rows } = await db.execute<ShelfConfiguration>(sql`
      select distinct ${sql.raw(choiceFields.join(', '))} from on_shelf
      where market = ${market} and model_id = any(${listOf(modelIds)})`)
  return rows
}
