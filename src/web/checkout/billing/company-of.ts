import { completeBilling } from '#domain/address/billing.ts'
import type { Company } from '#domain/address/company.ts'
import { filled } from '#domain/address/form-value.ts'
import { toStoredDomesticTaxNumber } from '#domain/field/patterns/domestic-tax-number.ts'
import type { Market } from '#domain/market/market.ts'
import type { Values } from '#web/form/use-form.ts'
import { type CompanyName, trimmedCompany } from './company-form.ts'

/**
 * The fiscal code stays as typed: a Romanian code of ten digits without prefix would not pass validation as input
 * again.
 */
export function companyOf(values: Values<CompanyName>, market: Market): Company | undefined {
  const company = {
    name: filled(values.name),
    fiscalCode: filled(values.fiscalCode),
    registrationNumber: filled(values.registrationNumber),
    email: filled(values.email),
    phoneNumber: filled(values.phoneNumber),
  }
  const completed = completeBilling({ type: 'corporate', company }, market)
  if (!completed.ok || completed.value.kind !== 'corporate') return undefined
  const domesticTaxNumber = toStoredDomesticTaxNumber(market, values.domesticTaxNumber)
  return {
    ...completed.value.company,
    fiscalCode: trimmedCompany(values).fiscalCode,
    ...(domesticTaxNumber && { domesticTaxNumber }),
  }
}
