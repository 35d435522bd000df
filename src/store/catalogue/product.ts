import { type SQL, sql } from 'drizzle-orm'
import type { DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
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
export type PopularOnly = {
  readonly type?: DeviceType
  readonly brandSlug?: string
  readonly modelSlug?: string
}

/** Reads of single models, products and listings. */
export const makeProductStore = (db: Db) => ({
  ...readListings(db),
  ...readBestKnown(db),
  ...readFacts(db),
})

/** Listings in stock or not. */
const readListings = (db: Db) => {
  const listings = async (where: SQL, rest: SQL = sql``): Promise<readonly ListingRow[]> => {
    const { rows } = await db.execute<RawListing>(
      sql`select ${listingColumns} from ${listingTables} where ${where} ${rest}`,
    )
    return rows.map(toListing)
  }
  return {
    ofModel: (market: Market, legacyId: number) =>
      listings(
        sql`l.market = ${market} and m.legacy_id = ${legacyId}`,
        sql`order by p.id, l.grade desc`,
      ),

    /** Listings of the product's whole model, its own among them. */
    besides: (market: Market, productId: string) =>
      listings(
        sql`l.market = ${market} and p.model_id = (select model_id from product where id = ${productId})`,
        sql`order by p.id, l.grade desc`,
      ),

    byIds: (market: Market, ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : listings(
            sql`l.market = ${market} and l.id in (${sql.join(
              ids.map(id => sql`${id}`),
              sql`, `,
            )})`,
          ),
  }
}

/** What has stock, the best known first. */
const readBestKnown = (db: Db) => ({
  /** The best known of a market with stock: one listing a model. */
  popular: async (market: Market, limit: number, only: PopularOnly = {}) => {
    const { rows } = await db.execute<RawListing>(sql`
        select * from (
          select distinct on (m.id) ${listingColumns}, l.popularity from ${listingTables}
          where l.market = ${market} and l.stock > 0 and ${narrowed(only)}
          order by m.id, l.popularity desc, l.id
        ) best order by popularity desc, id limit ${limit}`)
    return rows.map(toListing)
  },

  /** Brands of a market with stock, the best known first. */
  brands: async (market: Market): Promise<readonly BrandRow[]> => {
    const { rows } = await db.execute<BrandRow>(sql`
        select m.brand as name, m.brand_slug as slug, count(*)::int as listings from ${listingTables}
        where l.market = ${market} and l.stock > 0 group by 1, 2 order by sum(l.popularity) desc`)
    return rows
  },
})

/** What goes with a model or a listing. */
const readFacts = (db: Db) => ({
  model: async (modelId: string): Promise<ModelFacts> => {
    const { rows } = await db.execute<ModelFacts>(
      sql`select specification, box_contents as "boxContents" from model where id = ${modelId}`,
    )
    return rows[0] ?? { specification: {}, boxContents: [] }
  },

  prices: async (listingIds: readonly string[]): Promise<readonly PriceMoment[]> => {
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
  },

  battery: async (market: Market, type: string) => {
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
  },
})

const narrowed = ({ type, brandSlug, modelSlug }: PopularOnly): SQL =>
  sql.join(
    [
      sql`true`,
      ...(type ? [sql`m.type = ${type}`] : []),
      ...(brandSlug ? [sql`m.brand_slug = ${brandSlug}`] : []),
      ...(modelSlug ? [sql`m.slug = ${modelSlug}`] : []),
    ],
    sql` and `,
  )

export type ProductStore = ReturnType<typeof makeProductStore>
