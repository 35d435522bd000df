import { type SQL, sql } from 'drizzle-orm'
import type { DeviceType, Model } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import { rowsOfSql } from '../rows-of-sql.ts'
import type { Sql } from '../transaction.ts'
import { listingTables } from './filters-sql.ts'
import { bestKnownListings } from './popular.ts'
import { type ListingRow, listingColumns, type RawListing, toListing } from './rows.ts'

/** A model by one of its products, or by the number in its URL. */
export type ModelKey = { readonly productId: string } | { readonly legacyId: number }

export type ModelPage = {
  /** All its listings in the market, sold out or not, by product and grade. */
  readonly shelf: readonly ListingRow[]
  readonly specification: Specification
  readonly boxContents: readonly string[]
  readonly batteryOffer: { readonly id: string; readonly price: Money } | undefined
}

export type KnownModel = {
  readonly listingId: string
  readonly product: { readonly model: Pick<Model, 'id' | 'brand' | 'year'> }
}

/** What a product page shows of a model and its market; undefined if the market does not list it. */
export async function readModelPage(
  connection: Sql,
  market: Market,
  key: ModelKey,
): Promise<ModelPage | undefined> {
  const [shelf, about] = await Promise.all([
    listListings(connection, market, key),
    readAbout(connection, market, key),
  ])
  const [listed] = shelf
  if (!listed || !about) return undefined
  noteRead(`model:${listed.product.model.id}`, 'catalogue', 'accessories')
  return { shelf, ...about }
}

async function listListings(connection: Sql, market: Market, key: ModelKey) {
  const rows = await rowsOfSql<RawListing>(
    connection,
    sql`select ${listingColumns} from ${listingTables}
        where l.market = ${market} and ${modelIs(key)} order by p.id, l.grade desc`,
  )
  return rows.map(toListing)
}

type RawAbout = {
  specification: Specification
  box_contents: readonly string[]
  battery_id: string | null
  battery_minor: string
  currency: Money['currency']
}

async function readAbout(connection: Sql, market: Market, key: ModelKey) {
  const [row] = await rowsOfSql<RawAbout>(
    connection,
    sql`select m.specification, m.box_contents, b.id as battery_id, b.price_minor as battery_minor, b.currency
        from model m left join battery_offer b on b.market = ${market} and b.device_type = m.type
        where ${modelIs(key)}`,
  )
  return (
    row && {
      specification: row.specification,
      boxContents: row.box_contents,
      batteryOffer:
        row.battery_id === null
          ? undefined
          : {
              id: row.battery_id,
              price: { minor: Number(row.battery_minor), currency: row.currency },
            },
    }
  )
}

type RawKnown = { candidate: string; id: string; brand: string; year: number }

/** The best-known models of a type in stock, best first. */
export async function listKnownModels(
  connection: Sql,
  market: Market,
  type: DeviceType,
  limit: number,
): Promise<readonly KnownModel[]> {
  noteRead(...listTags(market, [type]))
  const rows = await rowsOfSql<RawKnown>(
    connection,
    sql`select best.listing_id as candidate, m.id, m.brand, m.year
        from (${bestKnownListings(market, sql`select ${type}::text`, limit)}) best join model m on m.id = best.model_id
        order by best.popularity desc, best.listing_id`,
  )
  return rows.map(
    ({ candidate, ...model }): KnownModel => ({
      listingId: candidate,
      product: { model },
    }),
  )
}

function modelIs(key: ModelKey): SQL {
  return 'legacyId' in key
    ? sql`m.legacy_id = ${key.legacyId}`
    : sql`m.id = (select model_id from product where id = ${key.productId})`
}
