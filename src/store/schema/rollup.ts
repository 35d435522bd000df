import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { listing, model, moment, money } from './catalogue.ts'

/** What devices are filtered by, as slugs; '' where a device has no such thing, so that equal cells join by equality. */
function facets() {
  return {
    market: text().$type<Market>().notNull(),
    type: text().$type<DeviceType>().notNull(),
    brandSlug: text().notNull(),
    storage: text().notNull(),
    color: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    ram: text().notNull(),
    cpu: text().notNull(),
    size: text().notNull(),
    connectivity: text().notNull(),
    material: text().notNull(),
  }
}

/**
 * One row per listing with stock: everything lists filter and sort by. Triggers keep it (migration 0003). Indexes that
 * carry the facets besides what they are ordered by cannot be said here: by price (migration 0003), by what is known
 * best and by model (migration 0006). Those of `facet_cell` that carry its counts stand there, too.
 */
export const onShelf = pgTable(
  'on_shelf',
  {
    listingId: text()
      .primaryKey()
      .references(() => listing.id),
    ...facets(),
    modelId: text()
      .notNull()
      .references(() => model.id),
    priceMinor: money().notNull(),
    /** `price_band` of the price: rises with it, so that both sort alike. */
    band: integer().notNull(),
    popularity: integer().notNull(),
    year: integer().notNull(),
    listedAt: moment().notNull(),
    /** The part of the new price that is saved; -1 where there is no new price. */
    saving: doublePrecision().notNull(),
  },
  t => [
    index('on_shelf_newest').on(t.market, t.type, t.year.desc(), t.listedAt.desc(), t.listingId),
    index('on_shelf_saving').on(t.market, t.type, t.saving.desc(), t.listingId),
    index('on_shelf_best_known').on(t.market, t.modelId, t.popularity.desc()),
    index('on_shelf_model_price').on(t.market, t.modelId, t.priceMinor),
    index('on_shelf_brand_price').on(t.market, t.type, t.brandSlug, t.band, t.priceMinor),
    index('on_shelf_cell').on(t.market, t.type, t.brandSlug, t.storage, t.color, t.grade),
  ],
)

/**
 * How many listings have stock in each combination of facets, as a sum: the writes only add rows (+1, −1, 0 for a
 * price), so that no two orders wait for one counter, and `fold_facets()` makes one row of many. `low` and `high`
 * bound the prices.
 */
export const facetCell = pgTable(
  'facet_cell',
  { ...facets(), n: integer().notNull(), low: money(), high: money() },
  t => [index('facet_cell_scope').on(t.market, t.type, t.brandSlug)],
)

/** The same sum for each band of prices besides: a range of prices is its whole bands and the listings at its two ends. */
export const priceCell = pgTable(
  'price_cell',
  { ...facets(), band: integer().notNull(), n: integer().notNull() },
  t => [index('price_cell_brand').on(t.market, t.type, t.brandSlug, t.band)],
)

/**
 * How many listings of a brand have a value of one facet, at any price (step -1) and by steps of the price's first two
 * digits: what counts facets when at most brands and prices are chosen besides. A sum as well; triggers on `on_shelf`
 * keep it (migration 0006), `fold_values()` makes one row of many.
 */
export const valueCell = pgTable(
  'value_cell',
  {
    market: text().$type<Market>().notNull(),
    type: text().$type<DeviceType>().notNull(),
    brandSlug: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    /** `price_step` of the price: where its step begins; -1: at any price. */
    step: money().notNull(),
    n: integer().notNull(),
  },
  t => [
    index('value_cell_scope').on(t.market, t.type, t.brandSlug, t.key, t.step),
    index('value_cell_any_price').on(t.market, t.type, t.brandSlug).where(sql`step = -1`),
    index('value_cell_brand').on(t.market, t.type, t.step).where(sql`key = 'brand'`),
  ],
)

/** The same sum by model. */
export const modelCell = pgTable(
  'model_cell',
  {
    market: text().$type<Market>().notNull(),
    type: text().$type<DeviceType>().notNull(),
    brandSlug: text().notNull(),
    modelId: text().notNull(),
    n: integer().notNull(),
  },
  t => [index('model_cell_scope').on(t.market, t.type, t.brandSlug)],
)

/** How a facet's value is written for people: 128-gb is 128 GB. */
export const facetLabel = pgTable(
  'facet_label',
  { key: text().notNull(), value: text().notNull(), label: text().notNull() },
  t => [primaryKey({ columns: [t.key, t.value] })],
)

/** Who wants a mail when a listing has stock again. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    id: uuid().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listing.id),
    market: text().$type<Market>().notNull(),
    email: text().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  t => [
    uniqueIndex('stock_alert_waiting').on(t.listingId, t.email).where(sql`sent_at is null`),
    index().on(t.email),
  ],
)
