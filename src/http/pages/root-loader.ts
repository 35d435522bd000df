import { absoluteUrl } from '#domain/market/base.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { alternates, samePage } from '#domain/market/same-page.ts'
import { shopContext, siteContext } from '../site.ts'
import type { LoaderArgs } from './page-request.ts'

/** What every page needs and no database is asked for: a page must be drawn even while the database is away. */
export const loadRoot = ({ request, context }: LoaderArgs) => {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  if (!site.market)
    return { kind: 'choice', bases: site.bases, suggested: suggestedMarket(request) } as const
  const { market, prefix } = site
  const path = url.pathname.slice(prefix.length) || '/'
  return {
    kind: 'market',
    market,
    prefix,
    bases: site.bases,
    path,
    sisters: markets.map(each => ({
      market: each,
      url: site.bases[each] + samePage(market, each, path + url.search),
    })),
    canonical: canonicalUrl(site.bases[market], market, path, url.searchParams),
    alternates: alternates(site.bases, market, path + url.search),
    year: new Date().getFullYear(),
    company: context.get(shopContext).companyOf(market),
  } as const
}

/** A list with filters has the unfiltered one as its canonical page, a product keeps its grade and configuration (markets.md). */
const canonicalUrl = (
  base: string,
  market: Market,
  path: string,
  query: URLSearchParams,
): string => {
  const isProduct = parsePath(market, path)?.page === 'product'
  const page = query.get('page')
  const kept = isProduct ? `?${query}` : page ? `?${new URLSearchParams({ page })}` : ''
  return absoluteUrl(base, path + kept)
}

const marketOfLanguage: Readonly<Record<string, Market>> = {
  ro: 'ro',
  bg: 'bg',
  hu: 'hu',
  el: 'gr',
}

/** The first language of Accept-Language that is a market's; only a suggestion, nobody is redirected. */
const suggestedMarket = (request: Request): Market | undefined =>
  (request.headers.get('accept-language') ?? '')
    .split(',')
    .map(part => marketOfLanguage[part.trim().slice(0, 2).toLowerCase()])
    .find(market => market !== undefined)
