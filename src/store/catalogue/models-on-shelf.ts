import { type SQL, sql } from 'drizzle-orm'
import type { Variants } from '#domain/device/listing.ts'
import type { Sort } from '#domain/device/sort.ts'
import { noteRead } from '../cache/reads.ts'
import { listTags } from '../cache/tag.ts'
import { rowsOfSql } from '../rows-of-sql.ts'
import type { Sql } from '../transaction.ts'
import {
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
  slug: string
  variants: number
  colors: readonly (string | null)[]
  is_from: boolean
}

/**
 * A page of models, each with its cheapest matching listing: with the dearest, or the one that saves most, where these come
 * first.
 * A page past the end returns the last one. Reads one or two index entries for each model, and the variants of a page.
 */
export async function listModelsOnShelf(
  connection: Sql,
  scope: ListingScope,
  filters: ListingFilters,
  { sort, page, limit }: { readonly sort: Sort; readonly page: number; readonly limit: number },
): Promise<ModelsOnShelf> {
  noteRead(...listTags(scope.market, scope.types))
  const matching = sql`s.market = ${scope.market} and s.model_id = found.model_id
    and ${matchingCells(filters)} and ${priced(filters.price)}`
  const rows = await rowsOfSql<RawModel>(
    connection,
    sql`select ${pricedColumns}, page.models, m.slug, v.variants, v.colors, v.lowest < v.highest and page.price_minor = v.lowest as is_from
      from (
        select * from (
          select shown.*, row_number() over (order by ${orderOf(scope, sort)}) as place, count(*) over ()::int as models
          from (${found(scope, filters)}) found
          cross join lateral (
            select s.* from on_shelf s where ${matching} order by ${pickOf(sort)}, s.listing_id limit 1
          ) shown
          cross join lateral (
            select s.popularity as best_known from on_shelf s where ${matching} order by s.popularity desc nulls last limit 1
          ) known
        ) ranked
        where place > (least(${page}::int, ceil(models / ${limit}::float)) - 1) * ${limit}::int
        order by place limit ${limit}
      ) page
      cross join lateral (
        select count(*)::int as variants, min(s.price_minor) as lowest, max(s.price_minor) as highest,
          array_agg(distinct sp.color ->> 'hex') as colors
        from (select s.* from (select page.model_id) found join on_shelf s on ${matching}) s
        join listing sl on sl.id = s.listing_id join product sp on sp.id = sl.product_id
      ) v
      join listing l on l.id = page.listing_id join product p on p.id = l.product_id join model m on m.id = p.model_id
      order by page.place`,
  )
  return { total: rows[0]?.models ?? 0, rows: rows.map(toModelOnShelf) }
}

/** As many discs as a card has room for. */
const shownColors = 4

function toModelOnShelf(row: RawModel): ModelOnShelf {
  const colors = row.colors.flatMap(hex => hex ?? [])
  return {
    ...toPriced(row),
    variants: {
      model: row.slug,
      count: row.variants,
      colorCount: colors.length,
      colors: colors.slice(0, shownColors),
      isFrom: row.is_from,
    },
  }
}

/** The models in stock that can match: what is not of their brand is decided by their listings. */
function found(scope: ListingScope, { values: { brand = [] } }: ListingFilters): SQL {
  const ofBrands = brand.length > 0 ? sql`brand_slug in (${listed(brand)})` : sql`true`
  const ofSearch = scope.models
    ? sql`model_id = any (${sql.param(scope.models)}::text[])`
    : sql`true`
  return sql`select model_id from model_cell where ${inScope(scope)} and ${ofBrands} and ${ofSearch}
    group by 1 having sum(n) > 0`
}

/** Which listing of a model its card shows: the first of them in the order of the list, or else the cheapest. */
function pickOf(sort: Sort): SQL {
  if (sort === 'saving') return sql`s.saving desc nulls last`
  return sort === 'price-down' ? sql`s.price_minor desc` : sql`s.price_minor`
}

function orderOf({ models }: ListingScope, sort: Sort): SQL {
  const rank = models && sql`array_position(${sql.param(models)}::text[], shown.model_id)`
  const orders: Readonly<Record<Sort, SQL>> = {
    relevance: rank ?? sql`known.best_known desc nulls last, shown.model_id`,
    'price-up': sql`shown.price_minor, shown.listing_id`,
    'price-down': sql`shown.price_minor desc, shown.listing_id desc`,
    newest: sql`shown.year desc nulls last, shown.listed_at desc nulls last, shown.listing_id`,
    saving: sql`shown.saving desc nulls last, shown.listing_id`,
  }
  return orders[sort]
}
