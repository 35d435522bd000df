import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { marketOf } from '#domain/market/market-of.ts'

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
export const landingOf = (bases: Bases, host: string, url: string): Landing => {
  const [path, query] = splitQuery(url)
  const found = marketOf(bases, { host, path })
  if (!found) {
    const isRoot = path === '/'
    return {
      kind: 'page',
      market: undefined,
      prefix: '',
      url: isRoot ? url : '/',
      status: isRoot ? 200 : 404,
    }
  }
  const tidy = withTrailingSlash(path)
  const prefix = path.slice(0, path.length - found.rest.length)
  if (hasNoPage(url, path))
    return { kind: 'page', market: found.market, prefix, url: `${prefix}/404/`, status: 404 }
  if (tidy !== path) return { kind: 'move', to: tidy + query }
  return { kind: 'page', market: found.market, prefix, url, status: undefined }
}

/** A host that can stand in an address; a Host header may hold anything. */
export const isHost = (host: string): boolean =>
  /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`)

/** PostgreSQL keeps no NUL, so nothing is ever found under one. */
const hasNoPage = (url: string, path: string): boolean =>
  path.length > longestPath || url.includes('%00')

const splitQuery = (url: string): [string, string] => {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** Pages end with a slash; files and the router's own requests keep their names. Slashes at the front become one: no `//host`. */
const withTrailingSlash = (path: string) => {
  const plain = `/${path.replace(/^[/\\]+/, '')}`
  return plain.endsWith('/') || /\.[a-z]+$|\/__manifest$/.test(plain) ? plain : `${plain}/`
}
