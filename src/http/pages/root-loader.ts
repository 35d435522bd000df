import { languageOf, type Market, markets } from '#domain/market/market.ts'
import { alternates, samePage } from '#domain/market/same-page.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { collectorPath } from '../collector.ts'
import { officeLanguageOf } from '../office-cookie.ts'
import { requestContext } from '../request-context.ts'
import { servicesContext, siteContext } from '../site.ts'
import { canonicalUrl } from './canonical-url.ts'
import { hydrationAt } from './hydration.ts'
import { type LoaderArgs, pathWithin } from './page-request.ts'

/** The data every page needs, without the database: pages must render even while it is unavailable. */
export function loadRoot({ request, context }: LoaderArgs) {
  const site = context.get(siteContext)
  const url = new URL(request.url)
  if (!site.market && url.pathname.startsWith('/office/'))
    return {
      kind: 'office',
      language: officeLanguageOf(request.headers),
      hydration: 'immediate',
      ...reportedErrors(),
    } as const
  if (!site.market)
    return {
      kind: 'choice',
      bases: site.bases,
      suggested: suggestedMarket(request),
      hydration: 'deferred',
      ...reportedErrors(),
    } as const
  const { market, prefix } = site
  const path = pathWithin(site, url.pathname)
  const ctx = context.get(servicesContext)
  const { cart, flags } = ctx.settings.shopOf(market)
  return {
    kind: 'market',
    market,
    prefix,
    bases: site.bases,
    path,
    hydration: hydrationAt(market, path),
    samePaths: Object.fromEntries(
      markets.map(each => [each, samePage(market, each, path + url.search)]),
    ) as Record<Market, string>,
    canonical: canonicalUrl(site.bases[market], market, path, url.searchParams),
    alternates: alternates(site.bases, market, path + url.search),
    year: new Date().getFullYear(),
    company: ctx.settings.companyOf(market),
    settings: { cart, flags, ...(ctx.providers.walletButtons && { hasWallets: true as const }) },
    ...(ctx.storedEvents && { collector: collectorPath }),
    ...reportedErrors(),
  } as const
}

function reportedErrors() {
  const { errorsTo } = requestContext()
  return { ...(errorsTo && { errorsTo }) }
}

const marketOfLanguage: Readonly<Record<string, Market>> = Object.fromEntries(
  markets.map(market => [languageOf[market], market]),
)

/** The first language of Accept-Language that belongs to a market; only a suggestion, nobody is redirected. */
function suggestedMarket(request: Request): Market | undefined {
  return (request.headers.get('accept-language') ?? '')
    .split(',')
    .map(part => ownEntry(marketOfLanguage, part.trim().slice(0, 2).toLowerCase()))
    .find(market => market !== undefined)
}
