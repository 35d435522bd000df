import { searchKey } from '#domain/device/listing-query.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { filterKeyNamed } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { ownEntry } from '#domain/own-entry.ts'

const ofProduct = ['shape', 'ram', 'cpu', 'size', 'connectivity', 'material']
const ofList = ['page']

/** The query parameters that make a different page. */
const keysThatCount: Readonly<Record<string, readonly string[]>> = {
  product: ofProduct,
  category: ofList,
  'category-brand': ofList,
  'shop-brand': ofList,
  'shop-brand-model': ofList,
  search: [searchKey, ...ofList],
  blog: ['tag'],
}

/** A list with filters has the unfiltered one as its canonical page, a product keeps its grade and configuration (markets.md). */
export function canonicalUrl(
  base: string,
  market: Market,
  path: string,
  query: URLSearchParams,
): string {
  const page = parsePath(market, path)?.page ?? ''
  const keys = ownEntry(keysThatCount, page) ?? []
  const isNarrowed = page !== 'product' && isNarrowing(market, query)
  const stored = [...query].filter(
    ([key]) => keys.includes(key) && !(isNarrowed && ofList.includes(key)),
  )
  const search = new URLSearchParams(stored).toString()
  return absoluteUrl(base, search === '' ? path : `${path}?${search}`)
}

/** The pages of a filtered or sorted list do not match those of the full list. */
function isNarrowing(market: Market, query: URLSearchParams): boolean {
  return [...query.keys()].some(key => key === 'sort' || filterKeyNamed(market, key) !== undefined)
}
