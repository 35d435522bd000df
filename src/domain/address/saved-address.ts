import type { Market } from '#domain/market/market.ts'
import type { Address } from './address.ts'

/** Spec 6: where a member has things delivered, in one market. */
export type SavedAddress = Address & { readonly id: string; readonly market: Market }

/** As it was written down; names of places come from the shop, never from a browser. */
export type WrittenSavedAddress = {
  readonly countyId: string
  readonly localityId: string
  readonly street: string
  readonly number: string
  readonly details?: string
  readonly postalCode: string
}

/** `field` as forms call it, `code` what is wrong with it. */
export type SavedAddressRefusal =
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }
  | { readonly kind: 'too-many-addresses'; readonly max: number }
  | { readonly kind: 'not-found' }

/** Of one member in one market. */
export const mostAddresses = 20
