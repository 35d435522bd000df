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

/** Hungarian and Greek registration numbers have no check digit that the format of 5.3 could identify. */
const registrationNumber: Record<Market, (number: string) => boolean> = {
  ro: isIssuedRoNumber,
  bg: isBgNumber,
  hu: () => true,
  gr: () => true,
}

/** A wrong check digit on a well-formed number is a warning, not a block (markets.md). */
export function hasFiscalCodeCheckDigit(market: Market, value: string): boolean {
  return fiscalCode[market]((compact(value) ?? '').replace(/^[A-Z]+/, ''))
}

export function hasRegistrationCheckDigit(market: Market, value: string): boolean {
  return registrationNumber[market](compact(value) ?? '')
}
