import { buildUrl, categoryPath, type QueryPair } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import { buildFilterQuery, type Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { type ListingQuery, searchKey } from './listing-query.ts'

type Sluggish = { readonly slug: string }

/** The search text, and the filters it implies. */
export type Searched = { readonly text: string; readonly implied: Filters }

/** The subject of a list: a category, a brand in it, a brand, a model of a brand, or a search. */
export type ListSubject = {
  readonly category?: Category | undefined
  readonly brand?: Sluggish | undefined
  readonly model?: Sluggish | undefined
  readonly search?: Searched | undefined
}

/**
 * The canonical path of a list. One brand in a category is the brand's own page there; the first page and the
 * default order are omitted. `choice.filters` include the brand to which the path narrows a category (markets.md).
 */
export function listingPath(
  market: Market,
  { category, brand, model, search }: ListSubject,
  choice: ListingQuery,
): string {
  const query = queryOf(market, choice, search?.implied)
  if (search)
    return buildUrl(market, 'search', [], [...(search.text ? [searched(search)] : []), ...query])
  if (!category && model)
    return buildUrl(market, 'shop-brand-model', [brand?.slug ?? '', model.slug], query)
  if (!category) return buildUrl(market, 'shop-brand', [brand?.slug ?? ''], query)
  const [only, another] = choice.filters.brand ?? []
  if (only === undefined || another !== undefined)
    return categoryPath(market, category, undefined, query)
  const rest = { ...choice, filters: withoutKeys(choice.filters, ['brand']) }
  return categoryPath(market, category, only, queryOf(market, rest))
}

/** The filters that are part of the subject of a list and cannot be removed from it. */
export function fixedKeys({ category, model, search }: ListSubject): readonly FilterKey[] {
  if (category || search) return []
  return model ? ['brand', 'model'] : ['brand']
}

export function withoutKeys(filters: Filters, keys: readonly FilterKey[]): Filters {
  return Object.fromEntries(
    Object.entries(filters).filter(([key]) => !keys.some(each => each === key)),
  )
}

function searched({ text }: Searched): QueryPair {
  return [searchKey, text]
}

function queryOf(
  market: Market,
  { filters, sort, page, others }: ListingQuery,
  implied?: Filters,
): readonly QueryPair[] {
  return [
    ...buildFilterQuery(market, filters, implied),
    ...(sort === 'relevance' ? [] : [['sort', sort] as const]),
    ...(page > 1 ? [['page', String(page)] as const] : []),
    ...(others ?? []),
  ]
}
