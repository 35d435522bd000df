import type { Market } from '#domain/market/market.ts'
import {
  hasDomesticTaxNumberCheckDigit,
  hasFiscalCodeCheckDigit,
  hasRegistrationCheckDigit,
} from './has-check-digit.ts'
import { isDomesticTaxNumber } from './patterns/domestic-tax-number.ts'
import { isFiscalCode } from './patterns/fiscal-code.ts'
import { isRegistrationNumber } from './patterns/registration-number.ts'
import type { FieldRules } from './validate.ts'

export const companyNameRules: FieldRules = { required: 'company-name', maxLength: 100 }

/** The seat as the public register writes it: one line of text. */
export const seatRules: FieldRules = { maxLength: 300 }

/** A wrong format blocks, a wrong check digit gives a warning (Spec 5.3, markets.md). */
export function fiscalCodeRules(market: Market): FieldRules {
  return {
    required: 'fiscal-code',
    pattern: { of: 'fiscal-code', matches: value => isFiscalCode(market, value) },
    checkDigit: value => hasFiscalCodeCheckDigit(market, value),
  }
}

/** Optional, beside the fiscal code. */
export function domesticTaxNumberRules(market: Market): FieldRules {
  return {
    pattern: { of: 'domestic-tax-number', matches: value => isDomesticTaxNumber(market, value) },
    checkDigit: hasDomesticTaxNumberCheckDigit,
  }
}

export function registrationNumberRules(market: Market): FieldRules {
  return {
    required: 'registration-number',
    pattern: { of: 'registration-number', matches: value => isRegistrationNumber(market, value) },
    checkDigit: value => hasRegistrationCheckDigit(market, value),
  }
}
