import { cleanText } from '#domain/field/clean-text.ts'
import { type Bases, prefixOf } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { marketOf } from '#domain/market/market-of.ts'
import { parsePath } from '#domain/market/parse-path.ts'

/** No page of ours has a longer one; drawing a page costs the square of its path's segments. */
const longestPath = 500

/** What a request's host and path come to: a page of a market, the country choice, or the same address written properly. */
export type Landing =
  | { readonly kind: 'move'; readonly to: string }
  | {
      readonly kind: 'page'
      readonly market: Market | undefined
      readonly prefix: string
      readonly url: string
      readonly status: number | undefined
    }

/** markets.md: on a host with no market of its own `/` is the country choice; anything else there is the choice too, with a 404. */
export function landingOf(bases: Bases, host: string, requestedUrl: string): Landing {
  const url = withinPrefix(requestedUrl)
  const [request, query] = splitQuery(url)
  const path = withSingleSlashes(request)
  const market = marketAt(bases, host, path)
  if (!market) {
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
  const tidy = prefix + inSmallLetters(market, within)
  const to = tidy + withoutUnseen(query)
  return to === request + query
    ? { kind: 'page', market, prefix, url, status: undefined }
    : { kind: 'move', to }
}

/** What home shows is asked for by the router beside its prefix, not below it. */
function withinPrefix(url: string) {
  return url.replace(/^(\/[a-z]+)\.data(?=\?|$)/, '$1/_.data')
}

/** A market's prefix is known in capitals too. */
function marketAt(bases: Bases, host: string, path: string): Market | undefined {
  return (marketOf(bases, { host, path }) ?? marketOf(bases, { host, path: path.toLowerCase() }))
    ?.market
}

/** A host that can stand in an address; a Host header may hold anything. */
export function isHost(host: string): boolean {
  return (
    /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`)
  )
}

/** PostgreSQL keeps no NUL, so nothing is ever found under one. */
function hasNoPage(url: string, path: string): boolean {
  return path.length > longestPath || url.includes('%00')
}

function splitQuery(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** Text in an address is from outside like any other; pages and scripts repeat it (docs/decisions/0042-text-from-outside.md). */
function withoutUnseen(query: string): string {
  const pairs = [...new URLSearchParams(query)]
  const seen = pairs.map(pair => pair.map(cleanText))
  return JSON.stringify(seen) === JSON.stringify(pairs) ? query : `?${new URLSearchParams(seen)}`
}

/** Several slashes are one, so that no `//host` is ever led to. */
function withSingleSlashes(path: string) {
  return `/${path.replace(/^[/\\]+/, '').replace(/\/{2,}/g, '/')}`
}

/** Pages end with a slash; files and the router's own requests keep their names. */
function withTrailingSlash(path: string) {
  return path.endsWith('/') || /\.[a-z]+$|\/__manifest$/.test(path) ? path : `${path}/`
}

/** An address of ours in capitals is that address; what names one order or sale stays as it was typed. */
function inSmallLetters(market: Market, path: string): string {
  const small = path.toLowerCase()
  if (small === path || parsePath(market, path) !== undefined) return path
  const parsed = parsePath(market, small)
  if (parsed === undefined) return path
  const last = path.lastIndexOf('/', path.length - 2) + 1
  const stored = small.slice(0, last) + path.slice(last)
  return parsed.params.length > 0 && parsePath(market, stored) !== undefined ? stored : small
}
