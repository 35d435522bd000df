import type { Sort } from '#domain/device/sort.ts'
import { buildUrl, categoryPath, type QueryPair } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import { buildFilterQuery, type Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'

type Named = { readonly slug: string; readonly name: string }

/** What a list is about: a category, a brand in it, a brand, or a model of a brand. */
export type Subject = {
  readonly category?: Category | undefined
  readonly brand?: Named | undefined
  readonly model?: Named | undefined
}

/** What the shopper wants of a list; `filters` include the brand a category is narrowed to by its address. */
export type Wish = { readonly filters: Filters; readonly sort: Sort; readonly page: number }

/** The filters that are part of a list's subject and cannot be taken off it. */
export const fixedKeys = ({ category, model }: Subject): readonly FilterKey[] => {
  if (category) return []
  return model ? ['brand', 'model'] : ['brand']
}

/** What is chosen, wherever the address says it. */
export const chosenFilters = (subject: Subject, filters: Filters): Filters =>
  subject.category && subject.brand
    ? { ...filters, brand: [subject.brand.slug] }
    : without(filters, fixedKeys(subject))

/** The address of a list; one brand in a category is the brand's own page there. The first page and order are not written. */
export const listingPath = (market: Market, subject: Subject, wish: Wish): string => {
  const { category, brand, model } = subject
  const [only, another] = wish.filters.brand ?? []
  if (!category)
    return model
      ? buildUrl(market, 'shop-brand-model', slugs(brand, model), queryOf(market, wish))
      : buildUrl(market, 'shop-brand', slugs(brand), queryOf(market, wish))
  if (only === undefined || another !== undefined)
    return categoryPath(market, category, undefined, queryOf(market, wish))
  const rest = { ...wish, filters: without(wish.filters, ['brand']) }
  return categoryPath(market, category, only, queryOf(market, rest))
}

/** The same filters with one value put in or taken out. */
export const toggled = (filters: Filters, key: FilterKey, value: string): Filters => {
  const before = filters[key] ?? []
  const after = before.includes(value) ? before.filter(each => each !== value) : [...before, value]
  return after.length > 0 ? { ...filters, [key]: after } : without(filters, [key])
}

export const without = (filters: Filters, keys: readonly FilterKey[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some(each => each === key)))

const slugs = (...named: readonly (Named | undefined)[]) => named.map(each => each?.slug ?? '')

const queryOf = (market: Market, { filters, sort, page }: Wish): readonly QueryPair[] => [
  ...buildFilterQuery(market, filters),
  ...(sort === 'relevance' ? [] : [['sort', sort] as const]),
  ...(page > 1 ? [['page', String(page)] as const] : []),
]
