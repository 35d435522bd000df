import { type Category, categorySlugs } from './category.ts'
import { isMarket, type Market } from './market.ts'
import { pageNamed } from './pages.ts'
import { encodeSegment, segmentsOf } from './segments.ts'

export type QueryPair = readonly [key: string, value: string]

/**
 * The path of a page within its market; '' for an unknown language or page, and for a parameter that a path cannot
 * contain. On a category page the current path is kept; with category filters (its parameters) the root is used
 * (Spec 2.2).
 */
export function buildUrl(
  language: string,
  page: string,
  params: readonly string[] = [],
  query: readonly QueryPair[] = [],
  currentPath = '/',
): string {
  const found = pageNamed(page)
  if (found === undefined || !isMarket(language)) return ''
  const root =
    page === 'category' && params.length === 0 ? tidyPath(currentPath) : found.paths[language]
  const segments = params.map(encodeSegment)
  if (root === undefined || segments.includes(undefined)) return ''
  const [path, fragment] = root.split('#')
  const tail = segments.map(segment => `${segment}/`).join('')
  return `${path}${tail}${writeQuery(query)}${fragment === undefined ? '' : `#${fragment}`}`
}

/** The path of a category, or of one brand in it. */
export function categoryPath(
  market: Market,
  category: Category,
  brand?: string,
  query: readonly QueryPair[] = [],
): string {
  const slug = categorySlugs[market][category]
  return brand === undefined
    ? buildUrl(market, 'category', [slug], query)
    : buildUrl(market, 'category-brand', [slug, brand], query)
}

/** A comma is not encoded, so that the values of a filter are readable in the address bar. */
function encodeQuery(text: string) {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',')
}

function writeQuery(query: readonly QueryPair[]): string {
  return query.length === 0
    ? ''
    : `?${query.map(([key, value]) => `${encodeQuery(key)}=${encodeQuery(value)}`).join('&')}`
}

/** Rebuilt from its segments, so that `//host` cannot pass as a path of the shop. */
function tidyPath(path: string): string | undefined {
  return segmentsOf(path)?.reduce((tidy, segment) => `${tidy}${encodeSegment(segment) ?? ''}/`, '/')
}
