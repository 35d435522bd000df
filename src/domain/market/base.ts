import { buildUrl } from './build-url.ts'
import type { Market } from './market.ts'

/** The base URL of each market, `https://shop.example` or `http://localhost:3000/ro` (markets.md). */
export type Bases = Readonly<Record<Market, string>>

/** The path of a base URL, which precedes every path: '/ro', or '' on a separate host. */
export function prefixOf(base: string): string {
  return withoutSlash(new URL(base).pathname)
}

/** The absolute URL of a path in a market; '' stays '', because there is no such page. */
export function absoluteUrl(base: string, path: string): string {
  return path === '' ? '' : `${withoutSlash(base)}${path}`
}

/** The URL of a path in a market for links on the same host, with the prefix of the market; '' stays ''. */
export function hrefOf(base: string, path: string): string {
  return path === '' ? '' : `${prefixOf(base)}${path}`
}

/** When the session is lost, the user is sent to the locale prefix plus /logout (Spec 2.2). */
export function logoutUrl(bases: Bases, market: Market): string {
  return absoluteUrl(bases[market], buildUrl(market, 'logout'))
}

function withoutSlash(text: string) {
  return text.endsWith('/') ? text.slice(0, -1) : text
}
