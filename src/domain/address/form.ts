import type { Market } from '#domain/market/market.ts'
import type { Address, Place } from './address.ts'
import { blank, blankChoice, type FormValue, filled, type ListValue } from './form-value.ts'

/** Spec 3.3: the form shape. `address` holds the label of a picked saved address. */
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

const withDetailsValid: AddressForm = { ...blankForm, details: filled('') }

/** Spec 4.1, 5.1: forms start invalid; RO and BG have the other courier default, whose empty details are valid. */
export const initialAddressForm: Record<Market, AddressForm> = {
  ro: withDetailsValid,
  bg: withDetailsValid,
  hu: blankForm,
  gr: blankForm,
}

/** A saved address laid back into the form. */
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
