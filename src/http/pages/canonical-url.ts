import { absoluteUrl } from '#domain/market/base.ts'
import { filterKeyNamed } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { getPage } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'

/** A list with filters has the unfiltered one as its canonical page, a product keeps its grade and configuration (markets.md). */
export function canonicalUrl(
  base: string,
  market: Market,
  path: string,
  query: URLSearchParams,
): string {
  const page = parsePath(market, path)?.page
  const keys = (page && getPage(page).canonicalKeys) ?? []
  const isNarrowed = page !== 'product' && isNarrowing(market, query)
  const canonicalPairs = [...query].filter(
    ([key]) => keys.includes(key) && !(isNarrowed && key === 'page'),
  )
  const search = new URLSearchParams(canonicalPairs).toString()
  return absoluteUrl(base, search === '' ? path : `${path}?${search}`)
}

/** The pages of a filtered or sorted list do not match those of the full list. */
function isNarrowing(market: Market, query: URLSearchParams): boolean {
  return [...query.keys()].some(key => key === 'sort' || filterKeyNamed(market, key) !== undefined)
}
