import { absoluteUrl, type Bases } from './base.ts'
import { buildUrl, categoryPath, type QueryPair } from './build-url.ts'
import { categories, categorySlugs } from './category.ts'
import { buildFilterQuery, parseFilterQuery } from './filters.ts'
import { type Language, languageOf, type Market, markets } from './market.ts'
import { parsePath } from './parse-path.ts'

/** The market switch keeps the logical page, or leads home where the other market has no such page (markets.md). */
export function samePage(from: Market, to: Market, path: string): string {
  return equivalentPath(from, to, path) || '/'
}

export type Alternate = {
  readonly market: Market
  readonly language: Language
  readonly url: string
}

/**
 * The hreflang URLs of a page in all markets that have it, including its own. Each leads back to the same URL:
 * the second page of a list, a blog tag or a price filter has no equivalent elsewhere (markets.md).
 */
export function alternates(bases: Bases, market: Market, path: string): readonly Alternate[] {
  return markets.flatMap(to => {
    const there = equivalentPath(market, to, path)
    const url = absoluteUrl(bases[to], there)
    const leadsBack = url !== '' && isSameUrl(equivalentPath(to, market, there), path)
    return leadsBack ? [{ market: to, language: languageOf[to], url }] : []
  })
}

function isSameUrl(one: string, other: string): boolean {
  const [[path, query], [otherPath, otherQuery]] = [one.split('?'), other.split('?')]
  return (
    path === otherPath && `${new URLSearchParams(query)}` === `${new URLSearchParams(otherQuery)}`
  )
}

/**
 * '' where the other market has no such page. Filters, the search text and the configuration of a product are kept;
 * amounts of another currency and other query pairs are dropped.
 */
function equivalentPath(from: Market, to: Market, path: string): string {
  const parsed = parsePath(from, path)
  const query = queryOf(path)
  if (parsed === undefined) return ''
  switch (parsed.page) {
    case 'category':
    case 'category-brand':
      return categoryPath(to, parsed.category, parsed.params[1], filtersOf(from, to, query))
    case 'shop-brand':
    case 'shop-brand-model':
      return buildUrl(to, parsed.page, parsed.params, filtersOf(from, to, query))
    case 'search':
      return buildUrl(to, 'search', [], [...searchedIn(query), ...filtersOf(from, to, query)])
    case 'product':
      return buildUrl(to, 'product', translatedProduct(from, to, parsed.params), query)
    // Articles are written for one market and have no equivalent elsewhere.
    case 'blog':
      return from === to || parsed.params.length === 0 ? buildUrl(to, 'blog', parsed.params) : ''
    // A device belongs to one market.
    case 'passport':
      return from === to ? buildUrl(to, 'passport', parsed.params) : ''
    // An order, and a link to stop alerts, belong to one market.
    case 'order-thank-you':
    case 'stock-alert':
      return from === to ? buildUrl(to, parsed.page, parsed.params, query) : ''
  }
  return buildUrl(to, parsed.page, parsed.params)
}

function queryOf(path: string): readonly QueryPair[] {
  const [beforeFragment = ''] = path.split('#', 1)
  const start = beforeFragment.indexOf('?')
  return start < 0 ? [] : [...new URLSearchParams(beforeFragment.slice(start))]
}

/** Filter values are slugs that all markets share, except the price: an amount of one currency. */
function filtersOf(from: Market, to: Market, query: readonly QueryPair[]) {
  const { price, ...shared } = parseFilterQuery(from, query).filters
  return buildFilterQuery(to, from === to && price ? { ...shared, price } : shared)
}

function searchedIn(query: readonly QueryPair[]) {
  return query.filter(([key]) => key === 'q').slice(0, 1)
}

/** The slug of a product begins with the category in the language of the market. */
function translatedProduct(from: Market, to: Market, params: readonly string[]): readonly string[] {
  const [brand = '', slug = '', legacyId = ''] = params
  const category = categories.find(each => slug.startsWith(`${categorySlugs[from][each]}-`))
  if (category === undefined) return params
  const rest = slug.slice(categorySlugs[from][category].length)
  return [brand, `${categorySlugs[to][category]}${rest}`, legacyId]
}
