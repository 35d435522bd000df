import { type SQL, sql } from 'drizzle-orm'
import type { Variants } from '#domain/device/listing.ts'
import type { Sort } from '#domain/device/sort.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import { rowsOfSql } from '../rows-of-sql.ts'
import type { Sql } from '../transaction.ts'
import { listingOrders } from './browse.ts'
import {
  chosenColumns,
  hasRange,
  inScope,
  type ListingFilters,
  type ListingScope,
  listed,
  matchingCells,
  priced,
} from './filters-sql.ts'
import { type PricedListing, pricedColumns, type RawPriced, toPriced } from './rows.ts'

export type ModelOnShelf = PricedListing & { readonly variants: Variants }

export type ModelsOnShelf = {
  /** The number of models in the whole list. */
  readonly total: number
  readonly rows: readonly ModelOnShelf[]
}

type RawModel = RawPriced & {
  models: number
  brand_slug: string
  slug: string
  variants: number
  colors: readonly string[] | null
  is_from: boolean
}

type PageOfModels = { readonly sort: Sort; readonly page: number; readonly limit: number }

/**
 * A page of models, each with its cheapest matching listing: with the dearest, or the one that saves most, where these come
 * first. A page past the end returns the last one.
 */
export async function listModelsOnShelf(
  connection: Sql,
  scope: ListingScope,
  filters: ListingFilters,
  page: PageOfModels,
): Promise<ModelsOnShelf> {
  noteRead(...listTags(scope.market, scope.types))
  const read = (ranked: SQL) => readPage(connection, { scope, filters, ranked }, page)
  if (!canWalk(scope, filters)) return read(rankedModels(scope, filters, page.sort))
  const walked = await read(walkedModels(scope, page.sort))
  const isWhole = walked.rows.length === onPage(walked.total, page)
  return isWhole ? walked : read(rankedModels(scope, filters, page.sort))
}

/** How many models a page has. */
function onPage(total: number, { page, limit }: PageOfModels): number {
  const before = Math.min(page - 1, Math.ceil(total / limit) - 1) * limit
  return Math.min(limit, Math.max(0, total - before))
}

type Ranked = {
  readonly scope: ListingScope
  readonly filters: ListingFilters
  /** Models with their `place` in the list, the first of their listings in its order, and the number of `models`. */
  readonly ranked: SQL
}

async function readPage(
  connection: Sql,
  { scope, filters, ranked }: Ranked,
  { sort, page, limit }: PageOfModels,
): Promise<ModelsOnShelf> {
  const variants = sql`select s.* from on_shelf s where ${isOfModel(sql`page.model_id`, scope, filters)}`
  const cheapest = sql`(select listing_id from (${variants}) s order by price_minor, listing_id limit 1)`
  const shown = isShownFirst(sort) ? sql`page.listing_id` : cheapest
  const rows = await rowsOfSql<RawModel>(
    connection,
    sql`select ${pricedColumns}, page.models, m.brand_slug, m.slug, v.variants, v.colors, v.lowest < v.highest and l.price_minor = v.lowest as is_from
      from (
        select * from (${ranked}) ranked
        where place > (least(${page}::int, ceil(models / ${limit}::float)) - 1) * ${limit}::int
        order by place limit ${limit}
      ) page
      cross join lateral (
        select count(*)::int as variants, min(s.price_minor) as lowest, max(s.price_minor) as highest,
          array_agg(distinct s.color_hex) filter (where s.color_hex <> '') as colors
        from (${variants}) s
      ) v
      join listing l on l.id = ${shown} join product p on p.id = l.product_id join model m on m.id = p.model_id
      order by page.place`,
  )
  return { total: rows[0]?.models ?? 0, rows: rows.map(toModelOnShelf) }
}

/** Whether a card shows the listing that decides its place. */
function isShownFirst(sort: Sort): boolean {
  return sort !== 'relevance' && sort !== 'newest'
}

function isOfModel(model: SQL, { market }: ListingScope, filters: ListingFilters): SQL {
  return sql`s.market = ${market} and s.model_id = ${model} and ${matchingCells(filters)} and ${priced(filters.price)}`
}

/** By the first listing of each model: reads one index entry of each. */
function rankedModels(scope: ListingScope, filters: ListingFilters, sort: Sort): SQL {
  const order = listingOrders[sort].forwards
  const isMatched = scope.models !== undefined && sort === 'relevance'
  const rank = isMatched ? sql`array_position(${sql.param(scope.models)}::text[], model_id)` : order
  return sql`
    select first.*, row_number() over (order by ${rank}) as place, count(*) over ()::int as models
    from (${modelsInStock(scope, filters)}) found
    cross join lateral (
      select s.model_id, s.listing_id, s.popularity, s.band, s.price_minor, s.year, s.listed_at, s.saving
      from on_shelf s where ${isOfModel(sql`found.id`, scope, filters)} order by ${order} limit 1
    ) first`
}

const walkedListings = 2_000

/** A category without filters is walked in order instead: its first models are among its first listings. */
function canWalk({ types, models }: ListingScope, filters: ListingFilters): boolean {
  return (
    types.length === 1 && !models && chosenColumns(filters).length === 0 && !hasRange(filters.price)
  )
}

function walkedModels(scope: ListingScope, sort: Sort): SQL {
  const order = listingOrders[sort].forwards
  const first = isShownFirst(sort)
    ? sql`(array_agg(listing_id order by nth))[1] as listing_id, `
    : sql``
  return sql`
    select model_id, ${first}row_number() over (order by min(nth)) as place,
      (select count(*)::int from (${modelsInStock(scope, { values: {}, price: {} })}) found) as models
    from (
      select model_id, listing_id, row_number() over (order by ${order}) as nth
      from on_shelf where ${inScope(scope)} order by ${order} limit ${walkedListings}
    ) walked group by model_id`
}

/** As many discs as a card has room for. */
const shownColors = 4

function toModelOnShelf(row: RawModel): ModelOnShelf {
  const colors = row.colors ?? []
  return {
    ...toPriced(row),
    variants: {
      brand: row.brand_slug,
      model: row.slug,
      count: row.variants,
      colorCount: colors.length,
      colors: colors.slice(0, shownColors),
      isFrom: row.is_from,
    },
  }
}

/** The models in stock that can match: what is not of their brand is decided by their listings. */
function modelsInStock(scope: ListingScope, { values: { brand = [] } }: ListingFilters): SQL {
  const ofBrands = brand.length > 0 ? sql`brand_slug in (${listed(brand)})` : sql`true`
  const ofSearch = scope.models
    ? sql`model_id = any (${sql.param(scope.models)}::text[])`
    : sql`true`
  return sql`select model_id as id from model_cell where ${inScope(scope)} and ${ofBrands} and ${ofSearch}
    group by 1 having sum(n) > 0`
}
