import { buildUrl, categoryPath, type QueryPair } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import { buildFilterQuery, type Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { type ListingQuery, searchKey } from './wish.ts'

type Sluggish = { readonly slug: string }

/** What was searched for, and the filters its words imply. */
export type Searched = { readonly text: string; readonly implied: Filters }

/** What a list is about: a category, a brand in it, a brand, a model of a brand, or what was searched for. */
export type ListSubject = {
  readonly category?: Category | undefined
  readonly brand?: Sluggish | undefined
  readonly model?: Sluggish | undefined
  readonly search?: Searched | undefined
}

/**
 * markets.md: the one address of a list. One brand in a category is the brand's own page there; the first page and
 * order are not written. `wish.filters` include the brand a category is narrowed to by its address.
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

/** The filters that are part of a list's subject and cannot be taken off it. */
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
