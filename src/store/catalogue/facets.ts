import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import { rowsOfSql } from '../rows-of-sql.ts'
import type { Sql } from '../transaction.ts'
import { type CountRow, facetCounts } from './facets-sql.ts'
import type { FacetKey, ListingFilters, ListingScope } from './filters-sql.ts'

export type FacetCount = {
  readonly key: FacetKey
  readonly value: string
  readonly label: string
  readonly count: number
}

/** The result of the filters: number of listings, counts of each facet value, and the price range. */
export type Facets = {
  readonly total: number
  readonly counts: readonly FacetCount[]
  /** Whole currency units, after all filters except the price. */
  readonly priceRange: { readonly from: number; readonly to: number }
}

export async function readFacets(
  connection: Sql,
  scope: ListingScope,
  filters: ListingFilters,
  keys: readonly FacetKey[],
): Promise<Facets> {
  noteRead(...listTags(scope.market, scope.types))
  const rows = await rowsOfSql<CountRow>(connection, facetCounts(scope, filters, keys))
  return toFacets(rows, filters)
}

function toFacets(rows: readonly CountRow[], filters: ListingFilters): Facets {
  const total = rows.find(row => row.key === 'total')
  const { low = null, high = null } = rows.find(row => row.key === 'range') ?? total ?? {}
  return {
    total: total?.n ?? ofBrands(rows, filters),
    counts: rows.flatMap(({ key, value, label, n }) =>
      key === 'total' || key === 'range' || value === '' ? [] : [{ key, value, label, count: n }],
    ),
    priceRange: {
      from: Math.floor(Number(low ?? 0) / 100),
      to: Math.ceil(Number(high ?? 0) / 100),
    },
  }
}

/** Every listing has a brand, so the sum of all chosen brands is the total. */
function ofBrands(rows: readonly CountRow[], { values: { brand = [] } }: ListingFilters): number {
  return rows
    .filter(({ key, value }) => key === 'brand' && (brand.length === 0 || brand.includes(value)))
    .reduce((sum, { n }) => sum + n, 0)
}
