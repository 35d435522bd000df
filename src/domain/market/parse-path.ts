import { buildUrl, categoryPath } from './build-url.ts'
import { type Category, canonicalCategory, categorySlugs } from './category.ts'
import type { Market } from './market.ts'
import { pageIndexOf } from './page-index.ts'
import { type FixedPage, getPage } from './pages.ts'
import { segmentsOf } from './segments.ts'

/** `params` are decoded; `canonical` is the canonical path of the page: any other path is answered 301. */
export type ParsedPath =
  | {
      readonly page: FixedPage | 'shop-brand' | 'shop-brand-model' | 'product'
      readonly params: readonly string[]
      readonly canonical: string
    }
  | {
      readonly page: 'category' | 'category-brand'
      readonly category: Category
      readonly params: readonly string[]
      readonly canonical: string
    }

/** The page of a path within a market; `undefined` if there is none (404; markets.md, Routes). */
export function parsePath(market: Market, path: string): ParsedPath | undefined {
  const segments = segmentsOf(path)
  if (segments === undefined) return undefined
  return (
    parseFixed(market, segments) ?? parseShop(market, segments) ?? parseCategory(market, segments)
  )
}

function parseFixed(market: Market, segments: readonly string[]): ParsedPath | undefined {
  const { pageAt } = pageIndexOf(market)
  const exact = pageAt(segments)
  if (exact !== undefined)
    return { page: exact, params: [], canonical: buildUrl(market, getPage(exact).movedTo ?? exact) }
  const parent = segments.length > 1 ? pageAt(segments.slice(0, -1)) : undefined
  if (parent === undefined || !getPage(parent).parameter) return undefined
  const params = segments.slice(-1)
  return { page: parent, params, canonical: buildUrl(market, parent, params) }
}

const shopPages = [undefined, 'shop-brand', 'shop-brand-model', 'product'] as const

/** Reserved words take precedence over a brand; three segments with a numeric last one are a product (markets.md). */
function parseShop(market: Market, segments: readonly string[]): ParsedPath | undefined {
  const { shop, reserved } = pageIndexOf(market)
  const [root, ...params] = segments
  const [brand, , legacyId = ''] = params
  if (root !== shop || brand === undefined || reserved.has(brand)) return undefined
  const page = shopPages[params.length]
  if (page === undefined || (page === 'product' && !/^\d+$/.test(legacyId))) return undefined
  return { page, params, canonical: buildUrl(market, page, params) }
}

function parseCategory(market: Market, segments: readonly string[]): ParsedPath | undefined {
  const [slug = '', brand, ...rest] = segments
  const category = canonicalCategory(market, slug)
  if (category === undefined || rest.length > 0) return undefined
  const own = categorySlugs[market][category]
  const canonical = categoryPath(market, category, brand)
  return brand === undefined
    ? { page: 'category', category, params: [own], canonical }
    : { page: 'category-brand', category, params: [own, brand], canonical }
}
