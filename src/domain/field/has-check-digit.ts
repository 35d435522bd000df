import type { Market } from '#domain/market/market.ts'
import { isBgEik, isBgTenDigits, isGrAfm, isHuVat, isRoCui } from './check-digits.ts'
import { compact } from './patterns/compact.ts'
import { isIssuedRoNumber } from './ro-register.ts'

function isBgNumber(digits: string): boolean {
  return isBgEik(digits) || isBgTenDigits(digits)
}

const fiscalCode: Record<Market, (digits: string) => boolean> = {
  ro: isRoCui,
  bg: isBgNumber,
  hu: isHuVat,
  gr: isGrAfm,
}

/** Hungarian court numbers and Greek ones have no check digit that 5.3's form would let us find. */
const registrationNumber: Record<Market, (number: string) => boolean> = {
  ro: isIssuedRoNumber,
  bg: isBgNumber,
  hu: () => true,
  gr: () => true,
}

/** markets.md: a wrong check digit on a well-formed number is a warning, not a block. */
export function hasFiscalCodeCheckDigit(market: Market, value: string): boolean {
  return fiscalCode[market]((compact(value) ?? '').replace(/^[A-Z]+/, ''))
}

export function hasRegistrationCheckDigit(market: Market, value: string): boolean {
  return registrationNumber[market](compact(value) ?? '')
}
