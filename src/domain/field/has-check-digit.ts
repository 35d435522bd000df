import type { Market } from '#domain/market/market.ts'
import { isHuVat } from './check-digits.ts'
import { fiscalCheckDigits, registrationCheckDigits } from './company-numbers-by-market.ts'
import { compact } from './patterns/compact.ts'

/** A wrong check digit on a well-formed number is a warning, not a block (markets.md). */
export function hasFiscalCodeCheckDigit(market: Market, value: string): boolean {
  return fiscalCheckDigits[market]((compact(value) ?? '').replace(/^[A-Z]+/, ''))
}

/** The first eight digits are those of the VAT number; only Hungary has such numbers. */
export function hasDomesticTaxNumberCheckDigit(value: string): boolean {
  return isHuVat((compact(value) ?? '').slice(0, 8))
}

export function hasRegistrationCheckDigit(market: Market, value: string): boolean {
  return registrationCheckDigits[market]?.(compact(value) ?? '') ?? true
}
