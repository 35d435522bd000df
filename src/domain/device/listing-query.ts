import type { QueryPair } from '#domain/market/build-url.ts'
import { type FilterKey, filterKeys, localFilterKeys } from '#domain/market/filter-keys.ts'
import { type Filters, filterKeyNamed, parseFilterQuery } from '#domain/market/filters.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { parsePriceRange, priceRangeOfFields, writePriceRange } from '#domain/market/price-range.ts'
import { slug } from '#domain/market/transliterate.ts'
import { gradeFromWire } from './grade.ts'
import { type Sort, sorts } from './sort.ts'

/** The query of a list; `others` are unknown query pairs, which are appended unchanged. */
export type ListingQuery = {
  readonly filters: Filters
  readonly sort: Sort
  readonly page: number
  readonly others?: readonly QueryPair[]
}

/** The query key of the search text, the same in every market. */
export const searchKey = 'q'

/** Parses the listing query of a URL into canonical form: values as sorted slugs, without meaningless ones. */
export function parseListingQuery(
  market: Market,
  query: URLSearchParams,
  implied?: Filters,
): ListingQuery {
  const page = query.get('page') ?? ''
  return {
    filters: tidyFilters(market, withPriceFields(market, query, implied)),
    sort: sorts.find(sort => sort === query.get('sort')) ?? 'relevance',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    others: [...query].filter(([key]) => !isListingKey(market, key)),
  }
}

/** Whether lists read a query key; filters are read in any case. */
export function isListingKey(market: Market, key: string): boolean {
  return ownKeys(market).has(key) || filterKeyNamed(market, key) !== undefined
}

/** The two price fields of a form sent without scripts apply if there is no price range in the query. */
function withPriceFields(market: Market, query: URLSearchParams, implied?: Filters): Filters {
  const { filters } = parseFilterQuery(market, query, implied)
  const [from, to] = priceFields(market)
  const range = priceRangeOfFields(query.get(from), query.get(to))
  return range && !filters.price ? { ...filters, price: [writePriceRange(range)] } : filters
}

function priceFields(market: Market) {
  const key = localFilterKeys[market].price
  return [`${key}-from`, `${key}-to`] as const
}

function ownKeys(market: Market): ReadonlySet<string> {
  return new Set([searchKey, 'sort', 'page', ...priceFields(market)])
}

function tidyFilters(market: Market, filters: Filters): Filters {
  return Object.fromEntries(
    filterKeys.flatMap(key => {
      const values = inOrder(tidyValues(market, key, filters[key] ?? []))
      return values.length > 0 ? [[key, values]] : []
    }),
  )
}

function tidyValues(market: Market, key: FilterKey, values: readonly string[]) {
  if (key === 'price') return values.filter(text => parsePriceRange(text)).slice(0, 1)
  if (key === 'grade')
    return values.map(text => text.toUpperCase()).filter(text => gradeFromWire(text))
  return values.map(text => slug(text, languageOf[market])).filter(text => text !== '')
}

/** Each value once, in the order used in URLs. */
export function inOrder(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort()
}
