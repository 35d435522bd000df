import type { FastifyRequest } from 'fastify'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import { isMarket } from '#domain/market/market.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { rememberByAddress } from '#http/remember-by-address.ts'
import type { Place } from '#http/request-log.ts'
import { isHost, landingOf } from './landing.ts'

type Address = Pick<FastifyRequest, 'host' | 'url' | 'query'> & {
  readonly routeOptions: { readonly url?: string | undefined }
}

/** The names of the market and the page or endpoint of a request, without any values from the request. */
export function createPlaceOf(bases: Bases) {
  const knownPageOf = rememberByAddress(({ host, url }: Pick<Address, 'host' | 'url'>) =>
    pageOf(bases, host, url),
  )
  return ({ host, url, query, routeOptions }: Address): Place => {
    const route = routeOptions.url
    if (route === '/*') return knownPageOf({ host, url })
    const { market } = (query ?? {}) as { readonly market?: unknown }
    return { market: isMarket(market) ? market : undefined, route: route ?? 'none' }
  }
}

/** `choice` is the page where a market is chosen, `none` an address without a page. */
export function pageOf(bases: Bases, host: string, url: string): Place {
  if (!isHost(host)) return { market: undefined, route: 'none' }
  const landing = landingOf(bases, host, url)
  if (landing.kind === 'move') return { market: undefined, route: 'moved' }
  const { market } = landing
  if (market === undefined) return { market, route: 'choice' }
  const [path = ''] = landing.url.slice(prefixOf(bases[market]).length).split('?')
  const page = parsePath(market, path.replace(/(_root|_)?\.data$/, '') || '/')?.page
  return { market, route: page ?? 'none' }
}
