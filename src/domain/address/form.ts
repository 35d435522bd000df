import type { Market } from '#domain/market/market.ts'
import type { Address, Place } from './address.ts'
import { addressLimits } from './fields-by-market.ts'
import { blank, blankChoice, type FormValue, filled, type ListValue } from './form-value.ts'

/** The form shape; `address` holds the label of a picked saved address (Spec 3.3). */
export type AddressForm = {
  readonly county: ListValue
  readonly locality: ListValue
  readonly street: FormValue
  readonly number: FormValue
  readonly details: FormValue
  readonly postalCode: ListValue
  readonly address: FormValue
}

const blankForm: AddressForm = {
  county: blankChoice,
  locality: blankChoice,
  street: blank,
  number: blank,
  details: blank,
  postalCode: blankChoice,
  address: blank,
}

/** Forms start invalid; RO and BG use the other courier default, in which empty details are valid (Spec 4.1, 5.1). */
export function initialAddressForm(market: Market): AddressForm {
  return addressLimits[market].hasValidDetails ? { ...blankForm, details: filled('') } : blankForm
}

/** Converts a saved address back to form values. */
export function toForm(address: Address, label = ''): AddressForm {
  return {
    county: toChoice(address.county),
    locality: toChoice(address.locality),
    street: filled(address.street),
    number: filled(address.number),
    details: filled(address.details ?? ''),
    postalCode: { ...filled(address.postalCode), id: '' },
    address: filled(label),
  }
}

function toChoice(place: Place): ListValue {
  return { ...filled(place.name), id: place.id }
}
