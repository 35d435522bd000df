import { type Category, categorySlugs } from './category.ts'
import { isMarket, type Market } from './market.ts'
import { pageNamed } from './page.ts'
import { routes } from './routes.ts'
import { encodeSegment, segmentsOf } from './segments.ts'

export type QueryPair = readonly [key: string, value: string]

/**
 * Spec 2.2: the address of a page within its market; '' for an unknown language or page, and for a parameter no path
 * can hold. On the category page the current path is kept; with category filters (its parameters) the root is used.
 */
export function buildUrl(
  language: string,
  page: string,
  params: readonly string[] = [],
  query: readonly QueryPair[] = [],
  currentPath = '/',
): string {
  const key = pageNamed(page)
  if (key === undefined || !isMarket(language)) return ''
  const root =
    key === 'category' && params.length === 0 ? tidyPath(currentPath) : routes[language][key]
  const segments = params.map(encodeSegment)
  if (root === undefined || segments.includes(undefined)) return ''
  const [path, fragment] = root.split('#')
  const tail = segments.map(segment => `${segment}/`).join('')
  return `${path}${tail}${writeQuery(query)}${fragment === undefined ? '' : `#${fragment}`}`
}

/** The address of a category, or of one brand inside it. */
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

/** A comma stays a comma, so that the values of a filter can be read in the address bar. */
function encodeQuery(text: string) {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',')
}

function writeQuery(query: readonly QueryPair[]): string {
  return query.length === 0
    ? ''
    : `?${query.map(([key, value]) => `${encodeQuery(key)}=${encodeQuery(value)}`).join('&')}`
}

/** Written anew from its segments, so that no `//host` can pass as a path of ours. */
function tidyPath(path: string): string | undefined {
  return segmentsOf(path)?.reduce((tidy, segment) => `${tidy}${encodeSegment(segment) ?? ''}/`, '/')
}
