import { type SQL, sql } from 'drizzle-orm'
import type { Sort } from '#domain/device/sort.ts'
import type { Db } from '../database.ts'
import {
  cellColumns,
  hasRange,
  inScope,
  isOfCells,
  type ListingFilters,
  type ListingScope,
  matchingCells,
  matchingRows,
} from './filters-sql.ts'
import { type ListingRow, listingColumns, type RawListing, toListing } from './rows.ts'

/** Each with an index of its own over `on_shelf`. */
const orderOf: Readonly<Record<Sort, SQL>> = {
  relevance: sql.raw('popularity desc nulls last, listing_id'),
  'price-up': sql.raw('band, price_minor, listing_id'),
  'price-down': sql.raw('band desc, price_minor desc, listing_id desc'),
  newest: sql.raw('year desc nulls last, listed_at desc nulls last, listing_id'),
  saving: sql.raw('saving desc nulls last, listing_id'),
}

export type PageOf = {
  readonly sort: Sort
  readonly limit: number
  readonly offset: number
  /** How many listings there are in all, which decides the way they are found. */
  readonly total: number
}

/** Pages of listings that have stock. */
export const makeBrowseStore = (db: Db) => ({
  page: async (
    scope: ListingScope,
    filters: ListingFilters,
    wanted: PageOf,
  ): Promise<readonly ListingRow[]> => {
    const order = orderFor(scope, wanted.sort)
    const { rows } = await db.execute<RawListing>(sql`
      select ${listingColumns} from (
        select listing_id, row_number() over (order by ${order}) as place
        from ${found(scope, filters, wanted.total)}
        order by ${order} limit ${wanted.limit} offset ${wanted.offset}
      ) s join listing l on l.id = s.listing_id join product p on p.id = l.product_id join model m on m.id = p.model_id
      order by s.place`)
    return rows.map(toListing)
  },
})

export type BrowseStore = ReturnType<typeof makeBrowseStore>

/** The models searched for come best first; each one's listings by what is known best. */
const orderFor = ({ models }: ListingScope, sort: Sort): SQL =>
  models && sort === 'relevance'
    ? sql`array_position(${sql.param(models)}::text[], model_id), ${orderOf.relevance}`
    : orderOf[sort]

const few = 1_000

/**
 * Many listings are walked in their order until a page is full. Few of them would make that walk long, so they are
 * looked up cell by cell and sorted.
 */
const found = (scope: ListingScope, filters: ListingFilters, total: number): SQL =>
  total <= few && isOfCells(scope, filters) && !hasRange(filters.price)
    ? sql`(
        select distinct ${cellColumns} from facet_cell where ${inScope(scope)} and ${matchingCells(filters)}
      ) cells join on_shelf using (${cellColumns})`
    : sql`on_shelf where ${inScope(scope)} and ${matchingRows(scope, filters)}`
