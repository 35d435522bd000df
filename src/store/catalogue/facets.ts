import { type SQL, sql } from 'drizzle-orm'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import type { Db } from '../database.ts'
import {
  cellColumns,
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
  listed,
  matchingCells,
  matchingRows,
} from './filters-sql.ts'

export type FacetCount = {
  readonly key: FacetKey
  readonly value: string
  readonly label: string
  readonly count: number
}

/** What is left by the filters: how many listings, how many of each value of each facet, between which prices. */
export type Facets = {
  readonly total: number
  readonly counts: readonly FacetCount[]
  /** Whole units; of what the filters other than the price leave. */
  readonly priceRange: { readonly from: number; readonly to: number }
}

type Row = {
  key: FacetKey | 'total' | 'range'
  value: string
  label: string
  n: number
  low: string | null
  high: string | null
}

/** Each facet is counted with its own choice left out; facets without a choice share one pass over the cells. */
export const makeFacetStore = (db: Db) => ({
  read: async (
    scope: ListingScope,
    filters: ListingFilters,
    keys: readonly FacetKey[],
  ): Promise<Facets> => {
    const isChosen = (key: FacetKey) => (filters.values[key]?.length ?? 0) > 0
    const columns = keys.flatMap(key => (key === 'model' ? [] : [key]))
    const passes = [
      countPass(
        scope,
        filters,
        columns.filter(key => !isChosen(key)),
        'total',
      ),
      ...columns.filter(isChosen).map(key => countPass(scope, filters, [key], undefined, key)),
      ...(keys.includes('model') ? [modelPass(scope, filters)] : []),
      ...(hasRange(filters.price) ? [countPass(scope, filters, [], 'range', 'price')] : []),
    ]
    const { rows } = await db.execute<Row>(sql`
      select c.key, c.value, coalesce(l.label, c.label, c.value) as label, c.n, c.low, c.high
      from (${sql.join(passes, sql` union all `)}) c
      left join facet_label l on l.key = c.key and l.value = c.value`)
    return toFacets(rows)
  },
})

export type FacetStore = ReturnType<typeof makeFacetStore>

const toFacets = (rows: readonly Row[]): Facets => {
  const total = rows.find(row => row.key === 'total')
  const { low = null, high = null } = rows.find(row => row.key === 'range') ?? total ?? {}
  return {
    total: total?.n ?? 0,
    counts: rows.flatMap(({ key, value, label, n }) =>
      key === 'total' || key === 'range' || value === '' ? [] : [{ key, value, label, count: n }],
    ),
    priceRange: {
      from: Math.floor(Number(low ?? 0) / 100),
      to: Math.ceil(Number(high ?? 0) / 100),
    },
  }
}

/** One pass: the keys' values counted, and, under the name `whole`, everything together with its prices. */
const countPass = (
  scope: ListingScope,
  filters: ListingFilters,
  keys: readonly Exclude<FacetKey, 'model'>[],
  whole?: 'total' | 'range',
  without?: FilterKey,
): SQL => {
  const sets = [...keys.map(key => sql`(${facetColumns[key]})`), ...(whole ? [sql`()`] : [])]
  const names = keys.map(key => sql`when grouping(${facetColumns[key]}) = 0 then ${key}::text`)
  const name = sql`${whole ?? ''}::text`
  const label = names.length === 0 ? name : sql`case ${sql.join(names, sql` `)} else ${name} end`
  const values = [...keys.map(key => facetColumns[key]), sql`''`]
  return sql`
    select ${label} as key,
      coalesce(${sql.join(values, sql`, `)}) as value, null::text as label, sum(n)::int as n, min(low) as low, max(high) as high
    from (${counted(scope, filters, without)}) rows
    group by grouping sets (${sql.join(sets, sql`, `)}) having sum(n) > 0`
}

/** What is counted: cells where they know enough, else the listings themselves. */
const counted = (scope: ListingScope, filters: ListingFilters, without?: FilterKey): SQL => {
  if (!isOfCells(scope, filters, without))
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

/** More models than a list of choices can show are found by search; the chosen ones are always among them. */
const mostModels = 40

/** Models with the most listings first, each counted under the other filters. */
const modelPass = (scope: ListingScope, filters: ListingFilters): SQL => {
  const brands = filters.values.brand
  const ofBrands = brands && brands.length > 0 ? sql`brand_slug in (${listed(brands)})` : sql`true`
  const ofModels = scope.models
    ? sql`model_id = any (${sql.param(scope.models)}::text[])`
    : sql`true`
  const chosen = filters.values.model ?? []
  return sql`
    select 'model'::text as key, m.slug as value, m.name as label, k.n, null::bigint as low, null::bigint as high
    from (
      (select model_id from model_cell where ${inScope(scope)} and ${ofBrands} and ${ofModels}
        group by 1 having sum(n) > 0 order by sum(n) desc, 1 limit ${mostModels})
      union select id from model where slug in (${listed(chosen)})
    ) best
    cross join lateral (
      select count(*)::int as n from on_shelf s
      where s.market = ${scope.market} and s.model_id = best.model_id and ${matchingRows(withoutModels(scope), filters, 'model')}
    ) k
    cross join lateral (select slug, name from model where id = best.model_id offset 0) m
    where k.n > 0`
}

const withoutModels = ({ market, types }: ListingScope): ListingScope => ({ market, types })
