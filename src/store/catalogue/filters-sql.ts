import { type SQL, sql } from 'drizzle-orm'
import type { DeviceType } from '#domain/device/device.ts'
import { type FilterKey, filterKeys } from '#domain/market/filter-keys.ts'
import type { Market } from '#domain/market/market.ts'
import type { PriceRange } from '#domain/market/price-range.ts'

/** Everything devices are filtered by through equality; a value is `facet_slug` of what is stored, so "128 GB" is asked for as `128-gb`. */
export type FacetKey = Exclude<FilterKey, 'price' | 'type'>

export type ListingFilters = {
  readonly values: Partial<Readonly<Record<FacetKey, readonly string[]>>>
  readonly price: PriceRange
}

/** Whose listings: one market's, of some device types, perhaps of some models only (their ids, best first). */
export type ListingScope = {
  readonly market: Market
  readonly types: readonly DeviceType[]
  readonly models?: readonly string[]
}

/** Of a listing joined with its product and model. */
export const listingTables: SQL = sql`listing l join product p on p.id = l.product_id join model m on m.id = p.model_id`

export type ColumnKey = Exclude<FacetKey, 'model'>

/** The columns facets are counted by, in `on_shelf` as in `facet_cell`; a model has no column there. */
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

/** Everything a cell is told apart by. */
export const cellColumns: SQL = sql.raw(
  'market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material',
)

export function inScope({ market, types }: ListingScope): SQL {
  return sql`market = ${market} and type in (${listed(types)})`
}

/** Facets with a chosen value, apart from the model. */
export function chosenColumns({ values }: ListingFilters): readonly ColumnKey[] {
  return filterKeys.flatMap(key =>
    key !== 'price' && key !== 'type' && key !== 'model' && values[key]?.length ? [key] : [],
  )
}

/** The chosen values as a condition both rollups understand: prices and models are left out. */
export function matchingCells(filters: ListingFilters, without?: FilterKey): SQL {
  return all(
    chosenColumns(filters)
      .filter(key => key !== without)
      .map(key => sql`${facetColumns[key]} in (${listed(filters.values[key] ?? [])})`),
  )
}

/** Prices within a range; the bands find them in the index. */
export function inRange(range: PriceRange): SQL {
  return sql`${priced(range)} and ${inBands(range)}`
}

/** Of one model's listings, where an index has the prices alone. */
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

/** Bands that lie in a range from one end to the other. */
export function inWholeBands({ from, to }: PriceRange): SQL {
  const least = from === undefined ? sql`true` : sql`band > ${bandOf(from)}`
  const most = to === undefined ? sql`true` : sql`band < ${bandOf(to)}`
  return sql`${least} and ${most}`
}

/** The bands a range only has a part of. */
export function inEndBands({ from, to }: PriceRange): SQL {
  return sql`band in (${sql.join(
    [from, to].flatMap(end => (end === undefined ? [] : [bandOf(end)])),
    sql`, `,
  )})`
}

function bandOf(units: number): SQL {
  return sql`price_band(${units * 100})`
}

/** The same for rows of `on_shelf`, prices and models included. */
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

/** Whether cells can answer: they know no models. */
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
