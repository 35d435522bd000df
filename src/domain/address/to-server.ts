import type { AddressVariant } from './address.ts'

/** The server shape, with the server's names (Spec 3.3). */
export type ServerAddress = {
  readonly judet: string
  readonly oras: string
  readonly county_id: string
  readonly locality_id: string
  readonly details: string | null
  readonly strada: string
  readonly nr: string
  readonly cod_postal: string | null
}

export type ServerAddressUpdate = ServerAddress & {
  readonly id: string
  readonly user_id: string
  readonly address_type: 'DELIVERY'
}

/** Empty postal code and details are sent as null (Spec 5.5). */
export function toServer(address: AddressVariant): ServerAddress {
  return {
    judet: address.county,
    oras: address.locality,
    county_id: address.countyId,
    locality_id: address.localityId,
    details: nullOnEmpty(address.details),
    strada: address.street,
    nr: address.number,
    cod_postal: nullOnEmpty(address.postalCode),
  }
}

/** A new address is wrapped in `address` (Spec 7.1). */
export function toServerNew(address: AddressVariant): { readonly address: ServerAddress } {
  return {
    address: toServer(address),
  }
}

/** An update adds id, user_id and address_type DELIVERY (Spec 7.1). */
export function toServerUpdate(
  address: AddressVariant,
  saved: { readonly id: string; readonly userId: string },
): ServerAddressUpdate {
  return {
    ...toServer(address),
    id: saved.id,
    user_id: saved.userId,
    address_type: 'DELIVERY',
  }
}

function nullOnEmpty(text: string): string | null {
  return text.trim() === '' ? null : text
}
