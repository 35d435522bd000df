import type { Address, Place } from '#domain/address/address.ts'
import { type AddressField, completeAddress } from '#domain/address/complete.ts'
import { addressRules } from '#domain/address/fields-by-market.ts'
import { initialAddressForm } from '#domain/address/form.ts'
import { filled } from '#domain/address/form-value.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import type { CheckoutText } from '#text/checkout/page/ro.ts'

/** The fields of an address; the names of the county and the locality are stored next to their ids. */
export type AddressName = AddressField | 'countyName' | 'localityName'
type AddressValues = Readonly<Record<AddressName, string>>

/** In the order of the form (Spec 5.5). */
export function addressFormRules(market: Market): Record<AddressField, FieldRules> {
  const { postalCode, ...written } = addressRules(market)
  return {
    postalCode,
    locality: { required: 'locality' },
    county: { required: 'county' },
    ...written,
  }
}

export function addressLabels({ address }: CheckoutText): Record<AddressField, string> {
  return {
    county: address.county,
    locality: address.locality,
    street: address.street,
    number: address.number,
    details: address.details,
    postalCode: address.postalCode,
  }
}

export function addressValues(address: Address | undefined): AddressValues {
  return {
    county: address?.county.id ?? '',
    countyName: address?.county.name ?? '',
    locality: address?.locality.id ?? '',
    localityName: address?.locality.name ?? '',
    street: address?.street ?? '',
    number: address?.number ?? '',
    details: address?.details ?? '',
    postalCode: address?.postalCode ?? '',
  }
}

/** The address as filled in so far, to be saved; only `addressOf` guarantees that it is complete. */
export function draftAddress(values: AddressValues): Address {
  return {
    county: placeOf(values.county, values.countyName),
    locality: placeOf(values.locality, values.localityName),
    street: values.street,
    number: values.number,
    ...(values.details === '' ? {} : { details: values.details }),
    postalCode: values.postalCode,
  }
}

export function addressOf(values: AddressValues, market: Market): Address | undefined {
  const choice = (id: string, value: string) => ({ ...filled(value), id })
  const completed = completeAddress(
    {
      ...initialAddressForm(market),
      county: choice(values.county, values.countyName),
      locality: choice(values.locality, values.localityName),
      street: filled(values.street),
      number: filled(values.number),
      details: filled(values.details),
      postalCode: choice('', values.postalCode),
    },
    market,
  )
  return completed.ok ? completed.value : undefined
}

function placeOf(id: string, name: string): Place {
  return { id, name }
}
