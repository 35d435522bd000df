/** A county or a locality picked from the list. */
export type Place = { readonly id: string; readonly name: string }

/** A complete address, as it leaves the form (Spec 3.3, 5.5). */
export type Address = {
  readonly county: Place
  readonly locality: Place
  readonly street: string
  readonly number: string
  readonly details?: string
  readonly postalCode: string
}

/** The flat variant; empty fields are '' (Spec 3.3). */
export type AddressVariant = {
  readonly county: string
  readonly locality: string
  readonly countyId: string
  readonly localityId: string
  readonly details: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
}

export function toVariant(address: Address): AddressVariant {
  return {
    county: address.county.name,
    locality: address.locality.name,
    countyId: address.county.id,
    localityId: address.locality.id,
    details: address.details ?? '',
    street: address.street,
    number: address.number,
    postalCode: address.postalCode,
  }
}
