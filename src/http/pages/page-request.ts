import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import type { Context } from '#services/context.ts'
import { isOutage } from '../problem.ts'
import { reportRequestError } from '../request-context.ts'
import { type Site, servicesContext, siteContext } from '../site.ts'

export type LoaderArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** A request for a page of a market; `path` is relative to the market, without its prefix and query. */
export type PageRequest = {
  readonly ctx: Context
  readonly site: Site
  readonly market: Market
  readonly path: string
  readonly query: URLSearchParams
  readonly request: Request
}

/** Runs the loader of a page with its context. An unavailable database becomes a 503 page; other errors propagate. */
export function onPage<T>(load: (page: PageRequest) => Promise<T>) {
  return async ({ request, context }: LoaderArgs): Promise<T> => {
    const site = context.get(siteContext)
    if (!site.market) throw notFound()
    const url = new URL(request.url)
    const path = pathWithin(site, url.pathname)
    try {
      return await load({
        ctx: context.get(servicesContext),
        site,
        market: site.market,
        path,
        query: url.searchParams,
        request,
      })
    } catch (error) {
      if (!isOutage(error)) throw error
      reportRequestError(error, 'outage')
      throw data(undefined, { status: 503 })
    }
  }
}

/** The path of a page relative to its market, also for requests of the page's data alone. */
export function pathWithin({ prefix }: Pick<Site, 'prefix'>, pathname: string): string {
  const path = pathname.slice(prefix.length).replace(/(_root|_)?\.data$/, '')
  return path === '' ? '/' : path
}

/** A page with a fixed path: another market's path to the same module is a 404. */
export function onFixedPage<T>(expected: FixedPage, load: (page: PageRequest) => Promise<T>) {
  return onPage(page => {
    if (parsePath(page.market, page.path)?.page !== expected) throw notFound()
    return load(page)
  })
}

export function notFound() {
  return data(undefined, { status: 404 })
}

/** Redirects permanently; `path` is relative to the market: the router adds the prefix. */
export function movedTo(path: string) {
  return redirect(path, 301)
}

/**
 * The same for everyone: caches ask before they serve it. A CDN that the shop purges is told by headers of its own that
 * it need not (cdn-headers.ts).
 */
export const anonymous = { 'cache-control': 'public, max-age=0, must-revalidate' } as const

/** Not cached: a page with the data of one person. */
export const personal = { 'cache-control': 'private, no-store' } as const
