import type { Market } from '#domain/market/market.ts'
import { compact, isCompactMatch } from './compact.ts'

/** In RO also the format used since 2024: J, year, six-digit serial, county, check digit (Spec 5.3, markets.md). */
const forms: Record<Market, RegExp> = {
  ro: /^J(?:\d{2}\/\d{1,5}\/\d{4}|\d{13})$/,
  bg: /^\d{9,10}$/,
  hu: /^\d+$/,
  gr: /^\d{9}$/,
}

/** Strips spaces, dots and dashes, but not slashes; the pattern therefore never sees Hungarian hyphens. */
export function isRegistrationNumber(market: Market, value: string): boolean {
  return isCompactMatch(value, forms[market])
}

export function toStoredRegistrationNumber(market: Market, value: string): string | undefined {
  return isRegistrationNumber(market, value) ? compact(value) : undefined
}
