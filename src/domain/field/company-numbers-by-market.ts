import type { Market } from '#domain/market/market.ts'
import { isBgEik, isBgTenDigits, isGrAfm, isHuVat, isRoCui } from './check-digits.ts'
import { isIssuedRoNumber } from './ro-register.ts'

/** Spec 5.3: VAT numbers, case-insensitive. */
export const vatNumbers: Readonly<Record<Market, RegExp>> = {
  ro: /^RO\d{2,10}$/,
  bg: /^BG\d{9,10}$/,
  hu: /^HU\d{8}$/,
  gr: /^EL\d{9}$/,
}

/** The markets in which a fiscal code may also be a bare tax id, stored without its prefix (markets.md). */
export const fiscalCodeIsTaxId: Readonly<Partial<Record<Market, true>>> = { ro: true }

/** In RO also the format used since 2024: J, year, six-digit serial, county, check digit (Spec 5.3, markets.md). */
export const registrationNumbers: Readonly<Record<Market, RegExp>> = {
  ro: /^J(?:\d{2}\/\d{1,5}\/\d{4}|\d{13})$/,
  bg: /^\d{9,10}$/,
  hu: /^\d+$/,
  gr: /^\d{9}$/,
}

function isBgNumber(digits: string): boolean {
  return isBgEik(digits) || isBgTenDigits(digits)
}

/**
 * The domestic tax number of a company, where it is another number than its VAT number. HU: eight digits with a check
 * digit, the VAT code 1 to 5, the county.
 */
export const domesticTaxNumbers: Readonly<Partial<Record<Market, RegExp>>> = {
  hu: /^\d{8}[1-5]\d{2}$/,
}

/** Whether the digits of a fiscal code have a valid check digit. */
export const fiscalCheckDigits: Readonly<Record<Market, (digits: string) => boolean>> = {
  ro: isRoCui,
  bg: isBgNumber,
  hu: isHuVat,
  gr: isGrAfm,
}

/** Hungarian and Greek registration numbers have no check digit that the format of 5.3 could identify. */
export const registrationCheckDigits: Readonly<
  Partial<Record<Market, (number: string) => boolean>>
> = { ro: isIssuedRoNumber, bg: isBgNumber }
