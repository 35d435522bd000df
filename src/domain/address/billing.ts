import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Address } from './address.ts'
import { type Company, type CompanyField, type CompanyForm, completeCompany } from './company.ts'
import { type AddressField, completeAddress, type Incomplete } from './complete.ts'
import { type ContactDetails, type ContactField, completeContact } from './contact.ts'
import type { AddressForm } from './form.ts'
import { blank, type FormValue } from './form-value.ts'

/** The person form of billing has phoneNumber where the contact form has phone (Spec 3.2). */
export type PersonForm = Readonly<Record<'name' | 'email' | 'phoneNumber', FormValue>>

/** personal, corporate or address; 'address' is a person billed at another address than the delivery address (Spec 3.2). */
export type BillingForm =
  | { readonly type: 'personal'; readonly person: PersonForm }
  | { readonly type: 'corporate'; readonly company: CompanyForm; readonly address?: AddressForm }
  | { readonly type: 'address'; readonly person: PersonForm; readonly address: AddressForm }

/** The billing party. Without an address the delivery address is used. */
export type Billing =
  | { readonly kind: 'personal'; readonly person: ContactDetails; readonly address?: Address }
  | { readonly kind: 'corporate'; readonly company: Company; readonly address?: Address }

/**
 * Whether an invoice can state the address of the buyer: their own, a company's seat, or the delivery address. A pickup
 * point is nobody's address (rules-of-trade.md, Rulings).
 */
export function hasInvoiceAddress(
  billing: { readonly address?: unknown; readonly company?: Pick<Company, 'seat'> },
  delivery: 'pickup' | 'address',
): boolean {
  return delivery === 'address' || Boolean(billing.address ?? billing.company?.seat?.trim())
}

export type BillingField =
  | 'phoneNumber'
  | Exclude<ContactField, 'phone'>
  | CompanyField
  | AddressField

export const initialPersonForm: PersonForm = { name: blank, email: blank, phoneNumber: blank }

/** The billing form decides the type of customer: personal or corporate (Spec 3.1). */
export function completeBilling(
  form: BillingForm,
  market: Market,
): Result<Billing, Incomplete<BillingField>> {
  const address =
    form.type === 'personal' || !form.address ? undefined : completeAddress(form.address, market)
  const party =
    form.type === 'corporate'
      ? completeCompanyParty(form.company, market)
      : completePersonParty(form.person, market)
  const fields = [...missing(party), ...(address ? missing(address) : [])]
  if (!party.ok || (address && !address.ok)) return refuse({ kind: 'incomplete', fields })
  return ok(address ? { ...party.value, address: address.value } : party.value)
}

function missing<Field>(result: Result<unknown, Incomplete<Field>>): readonly Field[] {
  return result.ok ? [] : result.refusal.fields
}

function completeCompanyParty(
  form: CompanyForm,
  market: Market,
): Result<Billing, Incomplete<BillingField>> {
  const company = completeCompany(form, market)
  return company.ok ? ok({ kind: 'corporate', company: company.value }) : company
}

function completePersonParty(
  form: PersonForm,
  market: Market,
): Result<Billing, Incomplete<BillingField>> {
  const { name, email, phoneNumber } = form
  const person = completeContact({ name, email, phone: phoneNumber }, market)
  if (person.ok) return ok({ kind: 'personal', person: person.value })
  const fields = person.refusal.fields.map(field => (field === 'phone' ? 'phoneNumber' : field))
  return refuse({ kind: 'incomplete', fields })
}
