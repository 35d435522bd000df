import { type SQL, sql } from 'drizzle-orm'
import {
  type ColumnKey,
  cellColumns,
  chosenColumns,
  type FacetKey,
  facetColumns,
  hasRange,
  inEndBands,
  inRange,
  inScope,
  inWholeBands,
  isOfCells,
  type ListingFilters,
  type ListingScope,
  matchingCells,
  matchingRows,
} from './filters-sql.ts'
import { modelPass } from './model-pass.ts'
import { valuePass } from './value-pass.ts'

/** Apart from the facet values: the total, and the total without the price filter. */
export type CountRow = {
  key: FacetKey | 'total' | 'range'
  value: string
  label: string
  n: number
  low: string | null
  high: string | null
}

/**
 * All counts of a list in one statement: facets without a choice share one pass, each of the others has its own. There
 * is no total row if counts come from single values, which also have no prices: the total is then that of the brands.
 */
export function facetCounts(
  scope: ListingScope,
  filters: ListingFilters,
  keys: readonly FacetKey[],
): SQL {
  const columns = keys.filter(key => key !== 'model')
  const isChosen = (key: ColumnKey) => chosenColumns(filters).includes(key)
  const free = columns.filter(key => !isChosen(key))
  const isOfValues = columns.includes('brand') && free.length > 0 && knowsValues(scope, filters)
  const passes = [
    isOfValues ? valuePass(scope, filters, free) : countPass(scope, filters, free, 'total'),
    ...columns.filter(isChosen).map(key => ownPass(scope, filters, key)),
    ...(keys.includes('model') ? [modelPass(scope, filters)] : []),
    ...(isOfValues || hasRange(filters.price) ? [countPass(scope, filters, [], 'range')] : []),
  ]
  return sql`
    select c.key, c.value, coalesce(l.label, c.label, c.value) as label, c.n, c.low, c.high
    from (${sql.join(passes, sql` union all `)}) c
    left join facet_label l on l.key = c.key and l.value = c.value`
}

/** Counts of single values suffice if at most brands and prices are chosen besides. */
function knowsValues(scope: ListingScope, filters: ListingFilters, without?: ColumnKey): boolean {
  return (
    isOfCells(scope, filters) &&
    chosenColumns(filters).every(key => key === 'brand' || key === without)
  )
}

/** A facet with a choice, counted without that choice. */
function ownPass(scope: ListingScope, filters: ListingFilters, key: ColumnKey): SQL {
  return knowsValues(scope, filters, key)
    ? valuePass(scope, filters, [key])
    : sql`
        select ${key}::text as key, ${facetColumns[key]} as value, null::text as label,
          sum(n)::int as n, null::bigint as low, null::bigint as high
        from (${counted(scope, filters, key)}) rows group by ${facetColumns[key]} having sum(n) > 0`
}

/** The values of the keys, and the totals with their prices: as `total`, or, without the price filter, as `range`. */
function countPass(
  scope: ListingScope,
  filters: ListingFilters,
  keys: readonly ColumnKey[],
  whole: 'total' | 'range',
): SQL {
  const sets = [...keys.map(key => sql`(${facetColumns[key]})`), sql`()`]
  const names = keys.map(key => sql`when grouping(${facetColumns[key]}) = 0 then ${key}::text`)
  const name = sql`${whole}::text`
  const label = names.length === 0 ? name : sql`case ${sql.join(names, sql` `)} else ${name} end`
  const values = [...keys.map(key => facetColumns[key]), sql`''`]
  return sql`
    select ${label} as key, coalesce(${sql.join(values, sql`, `)}) as value, null::text as label,
      sum(n)::int as n, min(low) as low, max(high) as high
    from (${counted(scope, filters, whole === 'range' ? 'price' : undefined)}) rows
    group by grouping sets (${sql.join(sets, sql`, `)}) having sum(n) > 0`
}

/** The rows to count: cells if they have enough columns, otherwise the listings themselves. */
function counted(scope: ListingScope, filters: ListingFilters, without?: ColumnKey | 'price'): SQL {
  if (!isOfCells(scope, filters))
    return sql`${shelfRows} where ${inScope(scope)} and ${matchingRows(scope, filters, without)}`
  const chosen = sql`${inScope(scope)} and ${matchingCells(filters, without)}`
  if (without === 'price' || !hasRange(filters.price))
    return sql`select ${cellColumns}, n, low, high from facet_cell where ${chosen}`
  return sql`
    select ${cellColumns}, n, null::bigint as low, null::bigint as high
    from price_cell where ${chosen} and ${inWholeBands(filters.price)}
    union all ${shelfRows} where ${chosen} and ${inRange(filters.price)} and ${inEndBands(filters.price)}`
}

const shelfRows = sql`select ${cellColumns}, 1 as n, price_minor as low, price_minor as high from on_shelf`
