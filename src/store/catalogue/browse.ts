import { type SQL, sql } from 'drizzle-orm'
import type { Sort } from '#domain/device/sort.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import { rowsOfSql } from '../rows-of-sql.ts'
import type { Sql } from '../transaction.ts'
import {
  cellColumns,
  chosenColumns,
  hasRange,
  inScope,
  isOfCells,
  type ListingFilters,
  type ListingScope,
  matchingCells,
  matchingRows,
} from './filters-sql.ts'
import { type PricedListing, pricedColumns, type RawPriced, toPriced } from './rows.ts'

/** Each sort order has its own index over `on_shelf`, which is read forwards or backwards. */
export const listingOrders: Readonly<Record<Sort, Readonly<Record<Way, SQL>>>> = {
  relevance: {
    forwards: sql.raw('popularity desc nulls last, listing_id'),
    backwards: sql.raw('popularity nulls first, listing_id desc'),
  },
  'price-up': {
    forwards: sql.raw('band, price_minor, listing_id'),
    backwards: sql.raw('band desc, price_minor desc, listing_id desc'),
  },
  'price-down': {
    forwards: sql.raw('band desc, price_minor desc, listing_id desc'),
    backwards: sql.raw('band, price_minor, listing_id'),
  },
  newest: {
    forwards: sql.raw('year desc nulls last, listed_at desc nulls last, listing_id'),
    backwards: sql.raw('year nulls first, listed_at nulls first, listing_id desc'),
  },
  saving: {
    forwards: sql.raw('saving desc nulls last, listing_id'),
    backwards: sql.raw('saving nulls first, listing_id desc'),
  },
}

type Way = 'forwards' | 'backwards'

export type PageOf = {
  readonly sort: Sort
  readonly limit: number
  readonly offset: number
  /** The total number of listings, which decides how they are queried; not needed where `needsTotal` says so. */
  readonly total: number | undefined
}

/** Whether a page cannot be read before its listings are counted: the first page of a whole category can. */
export function needsTotal(scope: ListingScope, filters: ListingFilters, page: number): boolean {
  return page > 1 || isWalkedOrFew(scope, filters)
}

function isWalkedOrFew(scope: ListingScope, filters: ListingFilters): boolean {
  return isOfCells(scope, filters) && (chosenColumns(filters).length > 0 || hasRange(filters.price))
}

export async function listListingPage(
  connection: Sql,
  scope: ListingScope,
  filters: ListingFilters,
  page: PageOf,
): Promise<readonly PricedListing[]> {
  noteRead(...listTags(scope.market, scope.types))
  const isMixed = isOfAnyModel(scope, filters, page)
  const { way, limit, offset } = isMixed
    ? { ...page, way: 'forwards' as const }
    : readingOrder(page)
  const order = orderFor(scope, page.sort, way)
  const from = fromClause(scope, filters, page.total ?? 0, order)
  const places = isMixed
    ? mixedPlaces(from, order, page)
    : sql`select listing_id, row_number() over (order by ${order}) as place
        from ${from} order by ${order} limit ${limit} offset ${offset}`
  const rows = await rowsOfSql<RawPriced>(
    connection,
    sql`select ${pricedColumns} from (${places}) s join listing l on l.id = s.listing_id join product p on p.id = l.product_id join model m on m.id = p.model_id
      order by ${way === 'forwards' ? sql`s.place` : sql`s.place desc`}`,
  )
  return rows.map(toPriced)
}

/** The listings that are best known among all take turns: two of each model, then the next two. */
const mixedListings = 120
const listingsATurn = 2

function isOfAnyModel(
  scope: ListingScope,
  filters: ListingFilters,
  { sort, offset }: PageOf,
): boolean {
  return sort === 'relevance' && isOfCells(scope, filters) && offset < mixedListings
}

function mixedPlaces(from: SQL, order: SQL, { limit, offset }: PageOf): SQL {
  const read = Math.max(mixedListings, offset + limit)
  return sql`
    select listing_id, row_number() over (order by turn, place) as place from (
      select listing_id, place, case when place <= ${mixedListings}::int
        then (row_number() over (partition by model_id order by place) - 1) / ${listingsATurn}::int
        else ${mixedListings}::int end as turn
      from (
        select listing_id, model_id, row_number() over (order by ${order}) as place
        from ${from} order by ${order} limit ${read}
      ) best
    ) turns order by turn, place limit ${limit} offset ${offset}`
}

/** A page in the second half is read from the end. */
function readingOrder({ limit, offset, total = 0 }: PageOf): {
  way: Way
  limit: number
  offset: number
} {
  if (offset * 2 <= total || offset >= total) return { way: 'forwards', limit, offset }
  const end = Math.min(offset + limit, total)
  return { way: 'backwards', limit: end - offset, offset: total - end }
}

/** The models of a search are ordered by match; the listings of each model by popularity. */
function orderFor({ models }: ListingScope, sort: Sort, way: Way): SQL {
  const order = listingOrders[sort][way]
  if (!models || sort !== 'relevance') return order
  const rank = sql`array_position(${sql.param(models)}::text[], model_id)`
  return way === 'forwards' ? sql`${rank}, ${order}` : sql`${rank} desc, ${order}`
}

const fewListings = 500

/**
 * With many listings, the query scans them in order until a page is full. With few, that scan would be long, so they
 * are looked up by cell, or in a price index, and sorted. `offset 0` prevents the planner from mixing both: it assumes
 * that brands, prices and capacities are independent, and so underestimates the number of rows.
 */
function fromClause(scope: ListingScope, filters: ListingFilters, total: number, order: SQL): SQL {
  const matching = sql`${inScope(scope)} and ${matchingRows(scope, filters)}`
  if (!isWalkedOrFew(scope, filters)) return sql`on_shelf where ${matching}`
  if (total > fewListings)
    return scope.types.length === 1
      ? sql`(select * from on_shelf where ${inScope(scope)} order by ${order} offset 0) walked where ${matching}`
      : sql`on_shelf where ${matching}`
  if (hasRange(filters.price)) return sql`(select * from on_shelf where ${matching} offset 0) few`
  return sql`(
    select distinct ${cellColumns} from facet_cell where ${inScope(scope)} and ${matchingCells(filters)}
  ) cells join on_shelf using (${cellColumns})`
}
