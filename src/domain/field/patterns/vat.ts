import type { Market } from '#domain/market/market.ts'
import { isCompactMatch } from './compact.ts'

/** Spec 5.3: VAT numbers, case-insensitive. */
const forms: Record<Market, RegExp> = {
  ro: /^RO\d{2,10}$/,
  bg: /^BG\d{9,10}$/,
  hu: /^HU\d{8}$/,
  gr: /^EL\d{9}$/,
}

export function isVat(market: Market, value: string): boolean {
  return isCompactMatch(value, forms[market])
}
