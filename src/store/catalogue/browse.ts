import { type SQL, sql } from 'drizzle-orm'
import type { Sort } from '#domain/device/sort.ts'
import type { Db } from '../database.ts'
import {
  type FacetKey,
  facetSlug,
  facetValue,
  inScope,
  type ListingFilters,
  type ListingScope,
  listingTables,
  matching,
} from './filters-sql.ts'
import { type ListingRow, listingColumns, type RawListing, toListing } from './rows.ts'

const orderOf: Readonly<Record<Sort, SQL>> = {
  relevance: sql`l.popularity desc, l.id`,
  'price-up': sql`l.price_minor, l.id`,
  'price-down': sql`l.price_minor desc, l.id`,
  newest: sql`m.year desc, l.listed_at desc, l.id`,
  saving: sql`1 - l.price_minor::numeric / nullif(l.new_price_minor, 0) desc nulls last, l.id`,
}

export type FacetCount = {
  readonly key: FacetKey
  readonly value: string
  readonly label: string
  readonly count: number
}

/** Lists of listings that have stock: pages, counts, facets. */
export const makeBrowseStore = (db: Db) => ({
  page: async (
    scope: ListingScope,
    filters: ListingFilters,
    sort: Sort,
    limit: number,
    offset: number,
  ): Promise<readonly ListingRow[]> => {
    const { rows } = await db.execute<RawListing>(sql`
      select ${listingColumns} from ${listingTables}
      where ${inScope(scope)} and ${matching(filters)}
      order by ${orderOf[sort]} limit ${limit} offset ${offset}`)
    return rows.map(toListing)
  },

  count: async (scope: ListingScope, filters: ListingFilters): Promise<number> => {
    const { rows } = await db.execute<{ n: number }>(sql`
      select count(*)::int as n from ${listingTables} where ${inScope(scope)} and ${matching(filters)}`)
    return rows[0]?.n ?? 0
  },

  facets: async (
    scope: ListingScope,
    filters: ListingFilters,
    keys: readonly FacetKey[],
  ): Promise<readonly FacetCount[]> => {
    const counts = keys.map(
      key => sql`(select ${key}::text as key, ${facetSlug(key)} as value, min(${facetValue[key]}) as label, count(*)::int as count
        from ${listingTables} where ${inScope(scope)} and ${matching(filters, key)} and ${facetValue[key]} is not null group by 2)`,
    )
    const { rows } = await db.execute<FacetCount>(sql.join(counts, sql` union all `))
    return rows
  },

  priceRange: async (
    scope: ListingScope,
    filters: ListingFilters,
  ): Promise<{ from: number; to: number }> => {
    const { rows } = await db.execute<{ low: string | null; high: string | null }>(sql`
      select min(l.price_minor) as low, max(l.price_minor) as high
      from ${listingTables} where ${inScope(scope)} and ${matching(filters, 'price')}`)
    const { low, high } = rows[0] ?? { low: null, high: null }
    return { from: Math.floor(Number(low ?? 0) / 100), to: Math.ceil(Number(high ?? 0) / 100) }
  },
})

export type BrowseStore = ReturnType<typeof makeBrowseStore>
