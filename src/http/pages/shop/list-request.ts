import {
  fixedKeys,
  type ListSubject,
  listingPath,
  withoutKeys,
} from '#domain/device/listing-path.ts'
import { inOrder, type ListingQuery, parseListingQuery } from '#domain/device/listing-query.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { movedTo, notFound, type PageRequest } from '../page-request.ts'

/**
 * The listing query of a URL; the filters include the brand a category is limited to, whether it is in the path or the
 * query.
 */
export type RequestedList = { readonly subject: ListSubject; readonly query: ListingQuery }

export function requestedList({ market, path, query }: PageRequest): RequestedList {
  const subject = subjectAt(market, path)
  const choice = parseListingQuery(market, query)
  return { subject, query: { ...choice, filters: withBrand(subject, choice.filters) } }
}

/** A list has one URL; other spellings, orders and cases of it redirect there (markets.md). */
export function stayAtAddress(
  { market, path, query }: Pick<PageRequest, 'market' | 'path' | 'query'>,
  { subject, query: choice }: RequestedList,
): void {
  const address = listingPath(market, subject, choice)
  const requestedUrl = path + buildUrl(market, 'home', [], [...query]).slice(1)
  if (address !== requestedUrl) throw movedTo(address)
}

/** The filters in the query alone: the brand in a category's path is not a filter of its page. */
export function filtersOf({ subject, query }: RequestedList): Filters {
  return subject.category && subject.brand ? withoutKeys(query.filters, ['brand']) : query.filters
}

function subjectAt(market: Market, path: string): ListSubject {
  const parsed = parsePath(market, path.toLowerCase())
  const [first = '', second = ''] = parsed?.params ?? []
  switch (parsed?.page) {
    case 'category':
      return { category: parsed.category }
    case 'category-brand':
      return { category: parsed.category, brand: { slug: second } }
    case 'shop-brand':
      return { brand: { slug: first } }
    case 'shop-brand-model':
      return { brand: { slug: first }, model: { slug: second } }
  }
  throw notFound()
}

function withBrand(subject: ListSubject, filters: Filters): Filters {
  return subject.category && subject.brand
    ? { ...filters, brand: inOrder([subject.brand.slug, ...(filters.brand ?? [])]) }
    : withoutKeys(filters, fixedKeys(subject))
}
