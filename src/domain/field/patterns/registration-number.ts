import type { Market } from '#domain/market/market.ts'
import { compact, isCompactMatch } from './compact.ts'

/** Spec 5.3; in RO also the form used since 2024: J, year, serial of six, county, check digit (markets.md). */
const forms: Record<Market, RegExp> = {
  ro: /^J(?:\d{2}\/\d{1,5}\/\d{4}|\d{13})$/,
  bg: /^\d{9,10}$/,
  hu: /^\d+$/,
  gr: /^\d{9}$/,
}

/** Spaces, dots and dashes are stripped first, slashes are kept: so Hungarian hyphens never reach the pattern. */
export function isRegistrationNumber(market: Market, value: string): boolean {
  return isCompactMatch(value, forms[market])
}

export function toStoredRegistrationNumber(market: Market, value: string): string | undefined {
  return isRegistrationNumber(market, value) ? compact(value) : undefined
}
