import type { Address } from '#domain/address/address.ts'
import type { Billing, BillingForm } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import { companyDraft, companyValues } from './company-form.ts'

export type BillingType = BillingForm['type']

const billingTypes: readonly BillingType[] = ['personal', 'corporate', 'address']

/** At a pickup point every person gives an address: "another address" is no choice of its own there. */
export function billingTypesAt(isPickup: boolean): readonly BillingType[] {
  return isPickup ? billingTypes.filter(type => type !== 'address') : billingTypes
}

/** 'address' is a person whose billing address differs from the delivery address (Spec 3.2). */
export function billingTypeOf(billing: Billing | undefined, isPickup: boolean): BillingType {
  if (billing?.kind === 'corporate') return 'corporate'
  return billing?.address && !isPickup ? 'address' : 'personal'
}

const blankContact: ContactDetails = { name: '', email: '', phone: '' }

const blankAddress: Address = {
  county: { id: '', name: '' },
  locality: { id: '', name: '' },
  street: '',
  number: '',
  postalCode: '',
}

/** The initial values of a form of that type: the recipient of the parcel. */
export function blankBilling(type: BillingType, contact: ContactDetails | undefined): Billing {
  if (type === 'corporate')
    return companyDraft(companyValues(undefined, contact), { kind: 'delivery' })
  const personal = { kind: 'personal', person: contact ?? blankContact } as const
  return type === 'address' ? { ...personal, address: blankAddress } : personal
}
