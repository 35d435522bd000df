import type { Market } from '#domain/market/market.ts'
import type { Hydration } from '#domain/market/page.ts'
import { getPage } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'

/** A missing page is read and left, like a list. */
export function hydrationAt(market: Market, path: string): Hydration {
  const page = parsePath(market, path)?.page
  return page === undefined ? 'deferred' : getPage(page).hydration
}
