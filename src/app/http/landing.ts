import { cleanText } from '#domain/field/clean-text.ts'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { marketOf } from '#domain/market/market-of.ts'
import { parsePath } from '#domain/market/parse-path.ts'

/** No page has a longer path; the cost of rendering a page grows with the square of its number of path segments. */
const longestPath = 500

/**
 * What a request's host and path resolve to: a page of a market, the country choice, or a redirect to the normalized
 * address.
 */
export type Landing =
  | { readonly kind: 'move'; readonly to: string }
  | {
      readonly kind: 'page'
      readonly market: Market | undefined
      readonly prefix: string
      readonly url: string
      readonly status: number | undefined
    }

export type Landed = Extract<Landing, { kind: 'page' }>

/** On a host without a market `/` is the country choice; any other path is the country choice with a 404 (markets.md). */
export function landingOf(bases: Bases, host: string, requestedUrl: string): Landing {
  const url = withinPrefix(requestedUrl)
  const [requestedPath, query] = splitQuery(url)
  const path = withSingleSlashes(requestedPath)
  if (isOffice(path)) return officeLanding(requestedPath, path, query)
  const market = marketAt(bases, host, path)
  if (!market) {
    // The router of the office asks for its routes outside of it.
    if (path === '/__manifest') return officeLanding(path, path, query)
    const isRoot = path === '/'
    return {
      kind: 'page',
      market: undefined,
      prefix: '',
      url: isRoot ? url : '/',
      status: isRoot ? 200 : 404,
    }
  }
  const prefix = prefixOf(bases[market])
  if (hasNoPage(url, path))
    return { kind: 'page', market, prefix, url: `${prefix}/404/`, status: 404 }
  const within = withTrailingSlash(path).slice(prefix.length)
  const normalized = prefix + inLowerCase(market, within)
  const to = normalized + withoutInvisible(query)
  return to === requestedPath + query
    ? { kind: 'page', market, prefix, url, status: undefined }
    : { kind: 'move', to }
}

/** The office belongs to no market, and is the same on every host. */
function isOffice(path: string): boolean {
  return path === '/office' || path === '/office.data' || path.startsWith('/office/')
}

function officeLanding(requestedPath: string, path: string, query: string): Landing {
  const to = withTrailingSlash(path)
  if (to !== requestedPath) return { kind: 'move', to: to + query }
  const status = hasNoPage(path, path) ? 404 : undefined
  return { kind: 'page', market: undefined, prefix: '', url: path + query, status }
}

/** The router requests the data of the home page next to its prefix, not below it. */
function withinPrefix(url: string) {
  return url.replace(/^(\/[a-z]+)\.data(?=\?|$)/, '$1/_.data')
}

/** A market's prefix is matched in capitals too. */
function marketAt(bases: Bases, host: string, path: string): Market | undefined {
  return (marketOf(bases, { host, path }) ?? marketOf(bases, { host, path: path.toLowerCase() }))
    ?.market
}

/** Whether a host can be part of a URL; a Host header may contain anything. */
export function isHost(host: string): boolean {
  return (
    /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`)
  )
}

/** PostgreSQL stores no NUL, so nothing can be found under an address with one. */
function hasNoPage(url: string, path: string): boolean {
  return path.length > longestPath || url.includes('%00')
}

function splitQuery(url: string): [string, string] {
  const index = url.indexOf('?')
  return index < 0 ? [url, ''] : [url.slice(0, index), url.slice(index)]
}

/**
 * Text in a URL comes from outside like any other; pages and scripts repeat it
 * (docs/decisions/0042-text-from-outside.md).
 */
function withoutInvisible(query: string): string {
  const pairs = [...new URLSearchParams(query)]
  const cleaned = pairs.map(pair => pair.map(cleanText))
  return JSON.stringify(cleaned) === JSON.stringify(pairs)
    ? query
    : `?${new URLSearchParams(cleaned)}`
}

/** Several slashes are collapsed into one, so that no redirect leads to `//host`. */
function withSingleSlashes(path: string) {
  return `/${path.replace(/^[/\\]+/, '').replace(/\/{2,}/g, '/')}`
}

/** Pages end with a slash; files and the router's own requests keep their names. */
function withTrailingSlash(path: string) {
  return path.endsWith('/') || /\.[a-z]+$|\/__manifest$/.test(path) ? path : `${path}/`
}

/** Paths are matched in lower case; the number of an order or a trade-in keeps its case. */
function inLowerCase(market: Market, path: string): string {
  const lowerCase = path.toLowerCase()
  if (lowerCase === path || parsePath(market, path) !== undefined) return path
  const parsed = parsePath(market, lowerCase)
  if (parsed === undefined) return path
  const last = path.lastIndexOf('/', path.length - 2) + 1
  const candidate = lowerCase.slice(0, last) + path.slice(last)
  return parsed.params.length > 0 && parsePath(market, candidate) !== undefined
    ? candidate
    : lowerCase
}
