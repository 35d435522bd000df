import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Color, DeviceType, Grade } from '#domain/device/device.ts'
import { productFields } from '#domain/device/product-fields.ts'
import type { Specification } from '#domain/device/specification.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'

export function money() {
  return bigint({ mode: 'number' })
}
export function moment() {
  return timestamp({ withTimezone: true })
}

export const model = pgTable(
  'model',
  {
    id: text().primaryKey(),
    legacyId: integer().notNull().unique(),
    brand: text().notNull(),
    brandSlug: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    type: text().$type<DeviceType>().notNull(),
    year: integer().notNull(),
    specification: jsonb().$type<Specification>().notNull(),
    boxContents: jsonb().$type<readonly string[]>().notNull(),
    /** The folded words for the search, see domain/device/search. */
    searchText: text().notNull().default(''),
  },
  t => [
    unique().on(t.brandSlug, t.slug),
    index('model_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** A column for each field of a product, named after it. */
function textColumns<Field extends string>(fields: readonly Field[]) {
  return Object.fromEntries(fields.map(field => [field, text()])) as Record<
    Field,
    ReturnType<typeof text>
  >
}

export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    modelId: text()
      .notNull()
      .references(() => model.id),
    sku: text().notNull().unique(),
    color: jsonb().$type<Color>(),
    ...textColumns(productFields.filter(field => field !== 'color')),
  },
  t => [index().on(t.modelId)],
)

/** One product in one grade in one market; `stock` counts its units in state `listed`, maintained by a trigger. */
export const listing = pgTable(
  'listing',
  {
    id: text().primaryKey(),
    market: text().$type<Market>().notNull(),
    productId: text()
      .notNull()
      .references(() => product.id),
    grade: text().$type<Grade>().notNull(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: money().notNull(),
    newPriceMinor: money(),
    stock: integer().notNull().default(0),
    popularity: integer().notNull().default(0),
    listedAt: moment().notNull(),
  },
  t => [
    unique().on(t.market, t.productId, t.grade),
    index().on(t.productId, t.market),
    check('listing_price_not_negative', sql`${t.priceMinor} >= 0`),
    check('listing_stock_not_negative', sql`${t.stock} >= 0`),
  ],
)

/** The price of a listing from a date on: the source of "lowest price of the last 30 days". */
export const priceHistory = pgTable(
  'price_history',
  {
    listingId: text()
      .notNull()
      .references(() => listing.id),
    since: moment().notNull(),
    priceMinor: money().notNull(),
  },
  t => [
    primaryKey({ columns: [t.listingId, t.since] }),
    check('price_history_not_negative', sql`${t.priceMinor} >= 0`),
  ],
)

/** A model fits when it meets every given condition; `models` are model ids. */
export type Fits = {
  readonly types?: readonly DeviceType[]
  readonly brand?: string
  readonly models?: readonly string[]
}

export const accessory = pgTable('accessory', {
  id: text().primaryKey(),
  type: text().notNull(),
  name: jsonb().$type<Readonly<Record<Market, string>>>().notNull(),
  colorHex: text().notNull(),
  fits: jsonb().$type<Fits>().notNull(),
  isFreeProtector: boolean().notNull().default(false),
})

export const accessoryListing = pgTable(
  'accessory_listing',
  {
    accessoryId: text()
      .notNull()
      .references(() => accessory.id),
    market: text().$type<Market>().notNull(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: money().notNull(),
    isActive: boolean().notNull().default(true),
  },
  t => [
    primaryKey({ columns: [t.accessoryId, t.market] }),
    check('accessory_price_not_negative', sql`${t.priceMinor} >= 0`),
  ],
)
