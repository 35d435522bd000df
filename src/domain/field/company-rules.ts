import type { Market } from '#domain/market/market.ts'
import { hasFiscalCodeCheckDigit, hasRegistrationCheckDigit } from './has-check-digit.ts'
import { isFiscalCode } from './patterns/fiscal-code.ts'
import { isRegistrationNumber } from './patterns/registration-number.ts'
import type { FieldRules } from './validate.ts'

export const companyNameRules: FieldRules = { required: true, maxLength: 100 }

/** A wrong format blocks, a wrong check digit gives a warning (Spec 5.3, markets.md). */
export function fiscalCodeRules(market: Market): FieldRules {
  return {
    required: true,
    pattern: { of: 'fiscal-code', matches: value => isFiscalCode(market, value) },
    checkDigit: value => hasFiscalCodeCheckDigit(market, value),
  }
}

export function registrationNumberRules(market: Market): FieldRules {
  return {
    required: true,
    pattern: { of: 'registration-number', matches: value => isRegistrationNumber(market, value) },
    checkDigit: value => hasRegistrationCheckDigit(market, value),
  }
}
