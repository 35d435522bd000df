import { isListingKey } from '#domain/device/listing-query.ts'
import { isOldShapeKey } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { getPage } from '#domain/market/pages.ts'
import { type ParsedPath, parsePath } from '#domain/market/parse-path.ts'
import { reviewKeys } from '#domain/review/review-list.ts'
import { pathWithin } from './page-request.ts'

type PageName = ParsedPath['page']

const lists: ReadonlySet<PageName> = new Set([
  'category',
  'category-brand',
  'shop-brand',
  'shop-brand-model',
  'search',
])

/** Addresses without a page of their own that are the same for everyone. */
const files =
  /^\/(sitemap\.xml|sitemap\/[a-z]+(\/\d+)?\.xml|merchant\/\d+\.xml|manifest\.webmanifest|blog\/feed\.xml)$/

/** The parameter of the router's requests for the data of some of a page's routes. */
const routesKey = '_routes'

/**
 * The URL of a page that is the same for everyone, without the parameters that it does not read; `undefined` for any
 * other page, and for another spelling of its path. `url` is the URL within its host, with `prefix`.
 */
export function publicUrl(
  market: Market,
  { prefix, url }: { readonly prefix: string; readonly url: string },
): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://page')
  if (!pathname.startsWith(`${prefix}/`)) return undefined
  if (files.test(pathname.slice(prefix.length))) return pathname
  const path = pathWithin({ prefix }, pathname)
  const parsed = parsePath(market, path)
  if (parsed === undefined || getPage(parsed.page).audience !== 'everyone') return undefined
  if (parsed.canonical !== path) return undefined
  const isData = pathname.endsWith('.data')
  const own = [...searchParams].filter(
    ([key]) => (isData && key === routesKey) || isReadBy(parsed, market, key),
  )
  return own.length === 0 ? pathname : `${pathname}?${new URLSearchParams(own)}`
}

function isReadBy({ page, params }: ParsedPath, market: Market, key: string): boolean {
  if (lists.has(page)) return isListingKey(market, key)
  if (page === 'product' && isOldShapeKey(key)) return true
  return keysOf(page, market, params).includes(key)
}

function keysOf(page: PageName, market: Market, params: readonly string[]): readonly string[] {
  const { stars, after } = reviewKeys(market)
  if (page === 'reviews') return Object.values(reviewKeys(market))
  if (page === 'sell-reviews') return [stars, after]
  // An article has no tag in its address.
  if (page === 'blog' && params.length > 0) return []
  const { canonicalKeys = [], formKeys = [] } = getPage(page)
  return [...canonicalKeys, ...formKeys]
}
