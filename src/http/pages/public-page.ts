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

/** The search texts and states of pages that are not lists. */
const formKeys: Partial<Readonly<Record<PageName, readonly string[]>>> = {
  support: ['q', 'sent'],
  sell: ['q'],
  blog: ['tag'],
}

/** Addresses without a page of their own that are the same for everyone. */
const files =
  /^\/(sitemap\.xml|sitemap\/[a-z]+(\/\d+)?\.xml|merchant\/\d+\.xml|manifest\.webmanifest|blog\/feed\.xml)$/

/** The parameter of the router's requests for the data of some of a page's routes. */
const routesKey = '_routes'

/**
 * The URL of a page that is the same for everyone, without the parameters that it does not read; `undefined` for any
 * other page. `url` is the URL within its host, with `prefix`.
 */
export function publicUrl(
  market: Market,
  { prefix, url }: { readonly prefix: string; readonly url: string },
): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://page')
  const path = pathWithin({ prefix }, pathname)
  const isFile = files.test(path)
  const page = isFile ? undefined : parsePath(market, path)?.page
  if (!isFile && (page === undefined || getPage(page).audience !== 'everyone')) return undefined
  const own = [...searchParams].filter(
    ([key]) => key === routesKey || (page && isReadBy(page, market, key)),
  )
  return own.length === 0 ? pathname : `${pathname}?${new URLSearchParams(own)}`
}

function isReadBy(page: PageName, market: Market, key: string): boolean {
  if (lists.has(page)) return isListingKey(market, key)
  if (page === 'reviews' || page === 'sell-reviews')
    return Object.values(reviewKeys(market)).includes(key)
  const keys = formKeys[page] ?? getPage(page).canonicalKeys ?? []
  return keys.includes(key) || (page === 'product' && isOldShapeKey(key))
}
