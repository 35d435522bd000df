import type { Market } from '#domain/market/market.ts'
import type { Address } from './address.ts'

/** A delivery address of a member, in one market (Spec 6). */
export type SavedAddress = Address & { readonly id: string; readonly market: Market }

/** The address as submitted; names of places are looked up by the shop, never taken from a browser. */
export type WrittenSavedAddress = {
  readonly countyId: string
  readonly localityId: string
  readonly street: string
  readonly number: string
  readonly details?: string
  readonly postalCode: string
}

/** `field` is the name in the form, `code` the rule it breaks. */
export type SavedAddressRefusal =
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }
  | { readonly kind: 'too-many-addresses'; readonly max: number }
  | { readonly kind: 'not-found' }

/** The limit for one member in one market. */
export const mostAddresses = 20
