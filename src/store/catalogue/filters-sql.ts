import { type SQL, sql } from 'drizzle-orm'
import type { DeviceType } from '#domain/device/device.ts'
import { type FilterKey, filterKeys } from '#domain/market/filter-keys.ts'
import type { Market } from '#domain/market/market.ts'
import type { PriceRange } from '#domain/market/price-range.ts'

/**
 * The filters of devices that compare by equality; a value is the `facet_slug` of the stored one: "128 GB" is
 * requested as `128-gb`.
 */
export type FacetKey = Exclude<FilterKey, 'price' | 'type'>

export type ListingFilters = {
  readonly values: Partial<Readonly<Record<FacetKey, readonly string[]>>>
  readonly price: PriceRange
}

/** The listings to search: of one market and some device types, optionally only of some models (ids, best match first). */
export type ListingScope = {
  readonly market: Market
  readonly types: readonly DeviceType[]
  readonly models?: readonly string[]
}

/** A listing joined with its product and model. */
export const listingTables: SQL = sql`listing l join product p on p.id = l.product_id join model m on m.id = p.model_id`

export type ColumnKey = Exclude<FacetKey, 'model'>

/** The columns by which facets are counted, in `on_shelf` and in `facet_cell`; there is no column for models. */
export const facetColumns: Readonly<Record<ColumnKey, SQL>> = {
  brand: sql.raw('brand_slug'),
  storage: sql.raw('storage'),
  color: sql.raw('color'),
  grade: sql.raw('grade'),
  ram: sql.raw('ram'),
  cpu: sql.raw('cpu'),
  size: sql.raw('size'),
  connectivity: sql.raw('connectivity'),
  material: sql.raw('material'),
}

/** The columns that identify a cell. */
export const cellColumns: SQL = sql.raw(
  'market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material',
)

export function inScope({ market, types }: ListingScope): SQL {
  return sql`market = ${market} and type in (${listed(types)})`
}

/** Facets with a chosen value, except the model. */
export function chosenColumns({ values }: ListingFilters): readonly ColumnKey[] {
  return filterKeys.flatMap(key =>
    key !== 'price' && key !== 'type' && key !== 'model' && values[key]?.length ? [key] : [],
  )
}

/** The chosen values as a condition for both rollup tables: prices and models are left out. */
export function matchingCells(filters: ListingFilters, without?: FilterKey): SQL {
  return all(
    chosenColumns(filters)
      .filter(key => key !== without)
      .map(key => sql`${facetColumns[key]} in (${listed(filters.values[key] ?? [])})`),
  )
}

/** Prices within a range; the bands find them through the index. */
export function inRange(range: PriceRange): SQL {
  return sql`${priced(range)} and ${inBands(range)}`
}

/** For the listings of one model, whose index contains only the prices. */
export function priced({ from, to }: PriceRange): SQL {
  return all([
    ...(from === undefined ? [] : [sql`price_minor >= ${from * 100}`]),
    ...(to === undefined ? [] : [sql`price_minor <= ${to * 100}`]),
  ])
}

function inBands({ from, to }: PriceRange): SQL {
  return all([
    ...(from === undefined ? [] : [sql`band >= ${bandOf(from)}`]),
    ...(to === undefined ? [] : [sql`band <= ${bandOf(to)}`]),
  ])
}

/** Bands that lie completely within a range. */
export function inWholeBands({ from, to }: PriceRange): SQL {
  const least = from === undefined ? sql`true` : sql`band > ${bandOf(from)}`
  const most = to === undefined ? sql`true` : sql`band < ${bandOf(to)}`
  return sql`${least} and ${most}`
}

/** Bands that lie only partly within a range. */
export function inEndBands({ from, to }: PriceRange): SQL {
  return sql`band in (${sql.join(
    [from, to].flatMap(end => (end === undefined ? [] : [bandOf(end)])),
    sql`, `,
  )})`
}

function bandOf(units: number): SQL {
  return sql`price_band(${units * 100})`
}

/** The same for rows of `on_shelf`, including prices and models. */
export function matchingRows(
  { models }: ListingScope,
  filters: ListingFilters,
  without?: FilterKey,
): SQL {
  const { model } = filters.values
  return all([
    matchingCells(filters, without),
    ...(without === 'price' ? [] : [inRange(filters.price)]),
    ...(model?.length
      ? [sql`model_id = any (array(select id from model where slug in (${listed(model)})))`]
      : []),
    ...(models ? [sql`model_id = any (${sql.param(models)}::text[])`] : []),
  ])
}

function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}

/** Whether cells can answer the query: they have no models. */
export function isOfCells({ models }: ListingScope, { values }: ListingFilters): boolean {
  return models === undefined && !values.model?.length
}

export function hasRange({ from, to }: PriceRange): boolean {
  return from !== undefined || to !== undefined
}

export function listed(values: readonly string[]): SQL {
  return values.length === 0
    ? sql`null`
    : sql.join(
        values.map(value => sql`${value}`),
        sql`, `,
      )
}
