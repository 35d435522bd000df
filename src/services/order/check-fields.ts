import { hasInvoiceAddress } from '#domain/address/billing.ts'
import type { Company } from '#domain/address/company.ts'
import { companyRules } from '#domain/address/company.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import { addressRules } from '#domain/address/fields-by-market.ts'
import type { StepName } from '#domain/checkout/checkout.ts'
import { domesticTaxNumberRules, seatRules } from '#domain/field/company-rules.ts'
import { emailRules, nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import { toStoredDomesticTaxNumber } from '#domain/field/patterns/domestic-tax-number.ts'
import { toStoredFiscalCode } from '#domain/field/patterns/fiscal-code.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { toStoredRegistrationNumber } from '#domain/field/patterns/registration-number.ts'
import { type FieldRules, validateField } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import type {
  OrderRequest,
  WrittenAddress,
  WrittenBilling,
  WrittenPlace,
} from '#domain/order/order-request.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { InvalidField } from '../cart/price-cart.ts'

/** The texts of a request, validated by the rules of the form's fields and in the format in which they are stored. */
export type CheckedTexts = Pick<OrderRequest, 'contact' | 'billing' | 'place'>

/**
 * The server validates every field as the page does. Reports the first invalid field in the order of the steps (Spec
 * 5).
 */
export function checkFields(request: OrderRequest): Result<CheckedTexts, InvalidField> {
  const { market, place, contact, billing, payment } = request
  const error =
    (place.kind === 'address'
      ? errorIn('delivery-address', place.address, addressRules(market))
      : undefined) ??
    errorIn('contact-details', contact, contactRules(market)) ??
    errorInBilling(billing, market) ??
    errorInInvoiceAddress(billing, place) ??
    (payment.tac ? undefined : invalidIn('payment-method', 'tac', 'required'))
  if (error) return refuse(error)
  return ok({
    contact: normalizedContact(market, contact),
    billing: normalizedBilling(market, billing),
    place:
      place.kind === 'address'
        ? { ...place, address: normalizedAddress(market, place.address) }
        : place,
  })
}

export function invalidIn(step: StepName, field: string, code: string): InvalidField {
  return {
    kind: 'invalid-field',
    step,
    field,
    code,
  }
}

function contactRules(market: Market) {
  return {
    name: nameRules(market),
    email: emailRules,
    phone: phoneRules(market),
  }
}

function errorIn<Field extends string>(
  step: StepName,
  values: { readonly [Name in NoInfer<Field>]?: string },
  rules: Readonly<Record<Field, FieldRules>>,
): InvalidField | undefined {
  for (const field of Object.keys(rules) as Field[]) {
    const verdict = validateField(values[field] ?? '', rules[field], 'blur')
    if (verdict.kind === 'invalid') return invalidIn(step, field, verdict.error.kind)
  }
  return undefined
}

function errorInBilling(billing: WrittenBilling, market: Market): InvalidField | undefined {
  return (
    (billing.kind === 'corporate'
      ? errorIn(
          'billing-details',
          { ...billing.company, phoneNumber: billing.company.phone },
          {
            ...companyRules(market),
            domesticTaxNumber: domesticTaxNumberRules(market),
            seat: seatRules,
          },
        )
      : errorIn('billing-details', billing.person, contactRules(market))) ??
    (billing.address && errorIn('billing-details', billing.address, addressRules(market)))
  )
}

/** The first field of the address stands for an address that is missing. */
function errorInInvoiceAddress(
  billing: WrittenBilling,
  { kind }: WrittenPlace,
): InvalidField | undefined {
  return hasInvoiceAddress(billing, kind)
    ? undefined
    : invalidIn('billing-details', 'county', 'required')
}

function normalizedContact(market: Market, { name, email, phone }: ContactDetails): ContactDetails {
  return {
    name: normalizeName(name),
    email: email.trim(),
    phone: toE164(market, phone) ?? phone,
  }
}

function normalizedCompany(
  market: Market,
  { domesticTaxNumber: number = '', seat: written, ...company }: Company,
): Company {
  const domesticTaxNumber = toStoredDomesticTaxNumber(market, number)
  const seat = written?.trim()
  return {
    ...normalizedContact(market, company),
    fiscalCode: toStoredFiscalCode(market, company.fiscalCode) ?? company.fiscalCode,
    registrationNumber:
      toStoredRegistrationNumber(market, company.registrationNumber) ?? company.registrationNumber,
    ...(domesticTaxNumber && { domesticTaxNumber }),
    ...(seat && { seat }),
  }
}

function normalizedBilling(market: Market, billing: WrittenBilling): WrittenBilling {
  const address = billing.address && { address: normalizedAddress(market, billing.address) }
  return billing.kind === 'corporate'
    ? { kind: 'corporate', company: normalizedCompany(market, billing.company), ...address }
    : { kind: 'personal', person: normalizedContact(market, billing.person), ...address }
}

function normalizedAddress(market: Market, address: WrittenAddress): WrittenAddress {
  const { details: written, ...rest } = address
  const details = written?.trim()
  return {
    ...rest,
    street: address.street.trim(),
    number: address.number.trim(),
    postalCode: toPostalDigits(market, address.postalCode) ?? address.postalCode,
    ...(details ? { details } : {}),
  }
}
