import { absoluteUrl } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'

const ofProduct = ['shape', 'ram', 'cpu', 'size', 'connectivity', 'material']
const ofList = ['page']

/** What of a query makes another page. */
const keysThatCount: Readonly<Record<string, readonly string[]>> = {
  product: ofProduct,
  category: ofList,
  'category-brand': ofList,
  'shop-brand': ofList,
  'shop-brand-model': ofList,
}

/** A list with filters has the unfiltered one as its canonical page, a product keeps its grade and configuration (markets.md). */
export const canonicalUrl = (
  base: string,
  market: Market,
  path: string,
  query: URLSearchParams,
): string => {
  const keys = keysThatCount[parsePath(market, path)?.page ?? ''] ?? []
  const kept = new URLSearchParams([...query].filter(([key]) => keys.includes(key))).toString()
  return absoluteUrl(base, kept === '' ? path : `${path}?${kept}`)
}
