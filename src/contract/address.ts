import { z } from 'zod'
import { toVariant } from '#domain/address/address.ts'
import type { SavedAddress, WrittenSavedAddress } from '#domain/address/saved-address.ts'
import { type ServerAddressUpdate, toServerUpdate } from '#domain/address/to-server.ts'
import type { Market } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { mirrors } from './mirrors.ts'
import { plainText } from './query.ts'

// Only limits are checked here; the service checks the rules of the fields and reports the field and the rule.
const fieldText = plainText(300)
const placeId = z.string().regex(/^\d{1,9}$/)

/** The server's shape of an address (Spec 3.3). The names of places are read from the shop's own list by their ids. */
const serverShape = {
  judet: fieldText,
  oras: fieldText,
  county_id: placeId,
  locality_id: placeId,
  details: fieldText.nullable(),
  strada: fieldText,
  nr: fieldText,
  cod_postal: fieldText.nullable(),
}

/** A new address is wrapped in `address` (Spec 7.1). */
export const newAddressSchema = z.strictObject({ address: z.strictObject(serverShape) })

/** An update adds id, user_id and address_type DELIVERY (Spec 7.1). */
export const addressUpdateSchema = z.strictObject({
  ...serverShape,
  id: z.uuid(),
  user_id: z.uuid(),
  address_type: z.literal('DELIVERY'),
})

export const savedAddressSchema = mirrors<ServerAddressUpdate>()(
  z.object({
    ...serverShape,
    id: z.string(),
    user_id: z.string(),
    address_type: z.literal('DELIVERY'),
  }),
)

export const savedAddressesSchema = z.object({ items: z.array(savedAddressSchema) })

type Shape = z.output<typeof newAddressSchema>['address']

export function addressFromWire(sent: Shape): WrittenSavedAddress {
  return {
    countyId: sent.county_id,
    localityId: sent.locality_id,
    street: sent.strada,
    number: sent.nr,
    ...(sent.details !== null && { details: sent.details }),
    postalCode: sent.cod_postal ?? '',
  }
}

export function addressToWire(address: SavedAddress, userId: string): ServerAddressUpdate {
  return toServerUpdate(toVariant(address), { id: address.id, userId })
}

export function addressOfWire(wire: ServerAddressUpdate, market: Market): SavedAddress {
  return {
    id: wire.id,
    market,
    county: { id: wire.county_id, name: wire.judet },
    locality: { id: wire.locality_id, name: wire.oras },
    street: wire.strada,
    number: wire.nr,
    ...(wire.details !== null && { details: wire.details }),
    postalCode: wire.cod_postal ?? '',
  }
}

const wireNames: Readonly<Record<string, string>> = {
  county: 'county_id',
  locality: 'locality_id',
  street: 'strada',
  number: 'nr',
  details: 'details',
  postalCode: 'cod_postal',
}

/** Maps a form field to its name on the wire. */
export function fieldToWire(field: string): string {
  return ownEntry(wireNames, field) ?? field
}

/** Maps a name on the wire to its form field. */
export function fieldOfWire(name: string): string {
  return Object.entries(wireNames).find(([, wire]) => wire === name)?.[0] ?? name
}
