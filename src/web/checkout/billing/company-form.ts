import type { Billing } from '#domain/address/billing.ts'
import type { Company, CompanyField } from '#domain/address/company.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { CheckoutText } from '#text/checkout/page/ro.ts'
import {
  type AddressName,
  addressLabels,
  addressValues,
  draftAddress,
} from '#web/form/address-form.ts'
import type { Values } from '#web/form/use-form.ts'

export type CompanyName = CompanyField | 'domesticTaxNumber' | AddressName

/** Where the company is billed: at an address of its own, at the seat in the public register, or where it is delivered. */
export type CompanySeat =
  | { readonly kind: 'own' }
  | { readonly kind: 'register'; readonly seat: string }
  | { readonly kind: 'delivery' }

/** The initial values, from what is known of the person who orders. */
export function companyValues(
  known: Billing | undefined,
  contact: ContactDetails | undefined,
): Values<CompanyName> {
  const company = known?.kind === 'corporate' ? known.company : undefined
  return {
    name: company?.name ?? '',
    fiscalCode: company?.fiscalCode ?? '',
    domesticTaxNumber: company?.domesticTaxNumber ?? '',
    registrationNumber: company?.registrationNumber ?? '',
    email: company?.email ?? contact?.email ?? '',
    phoneNumber: company?.phone ?? contact?.phone ?? '',
    ...addressValues(known?.address),
  }
}

export function companyLabels(
  text: CheckoutText,
): Record<CompanyField | 'domesticTaxNumber', string> {
  return {
    ...addressLabels(text),
    name: text.billing.company,
    fiscalCode: text.billing.fiscalCode,
    domesticTaxNumber: text.billing.domesticTaxNumber,
    registrationNumber: text.billing.registrationNumber,
    email: text.person.email,
    phoneNumber: text.person.phone,
  }
}

export function trimmedCompany(values: Values<CompanyName>): Company {
  const domesticTaxNumber = values.domesticTaxNumber.trim()
  return {
    name: values.name.trim(),
    fiscalCode: values.fiscalCode.trim(),
    registrationNumber: values.registrationNumber.trim(),
    email: values.email.trim(),
    phone: values.phoneNumber.trim(),
    ...(domesticTaxNumber && { domesticTaxNumber }),
  }
}

export function companyDraft(values: Values<CompanyName>, seat: CompanySeat): Billing {
  return {
    kind: 'corporate',
    company: withSeat(trimmedCompany(values), seat),
    ...(seat.kind === 'own' ? { address: draftAddress(values) } : {}),
  }
}

export function withSeat(company: Company, seat: CompanySeat): Company {
  return seat.kind === 'register' ? { ...company, seat: seat.seat } : company
}
