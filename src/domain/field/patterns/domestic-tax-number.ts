import type { Market } from '#domain/market/market.ts'
import { domesticTaxNumbers } from '../company-numbers-by-market.ts'
import { compact, isCompactMatch } from './compact.ts'

/** Whether companies of the market have such a number (the Hungarian adószám) beside their VAT number. */
export function hasDomesticTaxNumber(market: Market): boolean {
  return domesticTaxNumbers[market] !== undefined
}

export function isDomesticTaxNumber(market: Market, value: string): boolean {
  const pattern = domesticTaxNumbers[market]
  return pattern !== undefined && isCompactMatch(value, pattern)
}

/** As it is printed: '12345676-2-41'; `undefined` for an invalid number. */
export function toStoredDomesticTaxNumber(market: Market, value: string): string | undefined {
  if (!isDomesticTaxNumber(market, value)) return undefined
  const digits = compact(value) ?? ''
  return `${digits.slice(0, 8)}-${digits.slice(8, 9)}-${digits.slice(9)}`
}
