import {
  companyNameRules,
  fiscalCodeRules,
  registrationNumberRules,
} from '#domain/field/company-rules.ts'
import { emailRules, phoneRules } from '#domain/field/contact-rules.ts'
import { toStoredFiscalCode } from '#domain/field/patterns/fiscal-code.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { toStoredRegistrationNumber } from '#domain/field/patterns/registration-number.ts'
import { type FieldRules, isAccepted } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Incomplete } from './complete.ts'
import { blank, type FormValue } from './form-value.ts'

export type CompanyField = 'name' | 'fiscalCode' | 'registrationNumber' | 'email' | 'phoneNumber'

/** The company form (Spec 3.2). */
export type CompanyForm = Readonly<Record<CompanyField, FormValue>>

/** Codes as stored: without separators, in RO without the prefix; the phone is E.164. */
export type Company = {
  readonly name: string
  readonly fiscalCode: string
  readonly registrationNumber: string
  readonly email: string
  readonly phone: string
  /** HU: the adószám, as printed: '12345676-2-41'. */
  readonly domesticTaxNumber?: string
  /** The registered seat in the words of the public register; the invoice prints it unless another address is given. */
  readonly seat?: string
}

export const initialCompanyForm: CompanyForm = {
  name: blank,
  fiscalCode: blank,
  registrationNumber: blank,
  email: blank,
  phoneNumber: blank,
}

/** The rules that the company form's fields and its completion share. */
export function companyRules(market: Market): Record<CompanyField, FieldRules> {
  return {
    name: companyNameRules,
    fiscalCode: fiscalCodeRules(market),
    registrationNumber: registrationNumberRules(market),
    email: emailRules,
    phoneNumber: phoneRules(market),
  }
}

/** All five fields are required; a doubtful check digit is accepted (Spec 5.3). */
export function completeCompany(
  form: CompanyForm,
  market: Market,
): Result<Company, Incomplete<CompanyField>> {
  const rules = companyRules(market)
  const fields = companyFields.filter(field => !isAccepted(form[field].value, rules[field]))
  if (fields.length > 0) return refuse({ kind: 'incomplete', fields })
  return ok({
    name: normalizeName(form.name.value),
    fiscalCode: toStoredFiscalCode(market, form.fiscalCode.value) ?? '',
    registrationNumber: toStoredRegistrationNumber(market, form.registrationNumber.value) ?? '',
    email: form.email.value.trim(),
    phone: toE164(market, form.phoneNumber.value) ?? '',
  })
}

const companyFields: readonly CompanyField[] = [
  'name',
  'fiscalCode',
  'registrationNumber',
  'email',
  'phoneNumber',
]
