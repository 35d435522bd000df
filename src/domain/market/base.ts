import { buildUrl } from './build-url.ts'
import type { Market } from './market.ts'

/** markets.md: base address of each market, `https://shop.example` or `http://localhost:3000/ro`. */
export type Bases = Readonly<Record<Market, string>>

/** The part of a base address that comes before every path: '/ro', or '' on a host of its own. */
export function prefixOf(base: string): string {
  return withoutSlash(new URL(base).pathname)
}

/** The whole address of a market's path; '' stays '', for there is no such page. */
export function absoluteUrl(base: string, path: string): string {
  return path === '' ? '' : `${withoutSlash(base)}${path}`
}

/** The address of a market's path for links on the same host, with the market's prefix; '' stays ''. */
export function hrefOf(base: string, path: string): string {
  return path === '' ? '' : `${prefixOf(base)}${path}`
}

/** Spec 2.2: when the session is lost, the user is sent to the locale prefix plus /logout. */
export function logoutUrl(bases: Bases, market: Market): string {
  return absoluteUrl(bases[market], buildUrl(market, 'logout'))
}

function withoutSlash(text: string) {
  return text.endsWith('/') ? text.slice(0, -1) : text
}
