import type { SavedAddress } from '#domain/address/saved-address.ts'
import { placeLines } from '#web/ui/place-lines.ts'

/** The lines of an address, as on a parcel. */
export function addressLines(address: SavedAddress): readonly string[] {
  return placeLines({ market: address.market, delivery: { kind: 'courier', subtype: '', address } })
}
