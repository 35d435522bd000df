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

/** The filters of devices, as slugs; '' if a device has no value, so that equal cells join by equality. */
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
 * One row per listing in stock, with everything that lists filter and sort by, maintained by triggers (migrations 0000
 * and 0030).
 * Drizzle cannot define indexes that include the facets besides their order: by price, by popularity
 * and by model. The indexes of `facet_cell` that include its counts are defined there, too.
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
    /** `price_band` of the price: rises with the price, so that both sort alike. */
    band: integer().notNull(),
    popularity: integer().notNull(),
    year: integer().notNull(),
    listedAt: moment().notNull(),
    /** The saving relative to the new price; -1 if there is no new price. */
    saving: doublePrecision().notNull(),
    /** Its exact colour, of which a card shows a disc; '' without one. */
    colorHex: text().notNull().default(''),
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
 * The number of listings in stock for each combination of facets, as a sum: writes only add rows (+1, −1, 0 for a
 * price), so that no two orders wait for one counter, and `fold_facets()` merges them. `low` and `high` bound the
 * prices.
 */
export const facetCell = pgTable(
  'facet_cell',
  { ...facets(), n: integer().notNull(), low: money(), high: money() },
  t => [index('facet_cell_scope').on(t.market, t.type, t.brandSlug)],
)

/** The same sum per price band: a price range consists of its whole bands and the listings at both ends. */
export const priceCell = pgTable(
  'price_cell',
  { ...facets(), band: integer().notNull(), n: integer().notNull() },
  t => [index('price_cell_brand').on(t.market, t.type, t.brandSlug, t.band)],
)

/**
 * The number of a brand's listings with a value of one facet, at any price (step -1) and by steps of the price's first
 * two digits. Used to count facets if at most brands and prices are chosen besides. Also a sum; maintained by triggers
 * on `on_shelf`, merged by `fold_values()`.
 */
export const valueCell = pgTable(
  'value_cell',
  {
    market: text().$type<Market>().notNull(),
    type: text().$type<DeviceType>().notNull(),
    brandSlug: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    /** `price_step` of the price: the start of its step; -1: at any price. */
    step: money().notNull(),
    n: integer().notNull(),
  },
  t => [
    index('value_cell_scope').on(t.market, t.type, t.brandSlug, t.key, t.step),
    index('value_cell_any_price').on(t.market, t.type, t.brandSlug).where(sql`step = -1`),
    index('value_cell_brand').on(t.market, t.type, t.step).where(sql`key = 'brand'`),
  ],
)

/** The same sum per model. */
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

/** The displayed label of a facet value: 128-gb is 128 GB. */
export const facetLabel = pgTable(
  'facet_label',
  { key: text().notNull(), value: text().notNull(), label: text().notNull() },
  t => [primaryKey({ columns: [t.key, t.value] })],
)

/** Requests for an email when a listing is back in stock. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    id: uuid().primaryKey(),
    listingId: text()
      .notNull()
      .references(() => listing.id),
    market: text().$type<Market>().notNull(),
    email: text().notNull(),
    /** The price to wait for; otherwise the alert waits for stock. */
    belowMinor: money(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  t => [
    uniqueIndex('stock_alert_waiting')
      .on(t.listingId, t.email)
      .where(sql`sent_at is null and below_minor is null`),
    uniqueIndex('price_alert_waiting')
      .on(t.listingId, t.email)
      .where(sql`sent_at is null and below_minor is not null`),
    index().on(t.email),
  ],
)
