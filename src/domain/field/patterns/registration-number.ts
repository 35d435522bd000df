import type { Market } from '#domain/market/market.ts'
import { registrationNumbers } from '../company-numbers-by-market.ts'
import { compact, isCompactMatch } from './compact.ts'

/** Strips spaces, dots and dashes, but not slashes; the pattern therefore never sees Hungarian hyphens. */
export function isRegistrationNumber(market: Market, value: string): boolean {
  return isCompactMatch(value, registrationNumbers[market])
}

export function toStoredRegistrationNumber(market: Market, value: string): string | undefined {
  return isRegistrationNumber(market, value) ? compact(value) : undefined
}
