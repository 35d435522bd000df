import { pictureOfSubject } from '../photo/attach-photos.ts'
import type { Inspecting } from './inspecting.ts'
import { requestersTradeIn } from './own-trade-in.ts'
import type { TradeInStores } from './trade-in-stores.ts'

/** Path on the host; served to the owner of the trade-in. */
export function inspectionPhotoPath(number: string, photoId: string): string {
  return `/photos/inspection/${number}/${photoId}`
}

/** A photo taken at the inspection, for the owner of the trade-in. */
export function makeOpenInspectionPhoto(
  stores: Pick<TradeInStores, 'sql'>,
): Inspecting['openInspectionPhoto'] {
  return async (requester, number, photoId) => {
    const tradeIn = await requestersTradeIn(stores, requester, number)
    return tradeIn && pictureOfSubject(stores.sql, { kind: 'inspection', id: tradeIn.id }, photoId)
  }
}
