import { pictureOfSubject } from '../photo/attach-photos.ts'
import type { Inspecting } from './inspecting.ts'
import { requestersTradeIn } from './own-sale.ts'
import type { TradeInStores } from './sale-stores.ts'

/** Within the host; served to whoever the sale is of. */
export function inspectionPhotoPath(number: string, photoId: string): string {
  return `/photos/inspection/${number}/${photoId}`
}

/** A picture somebody at the bench took, for whoever the device is of. */
export function makeOpenInspectionPhoto(
  stores: Pick<TradeInStores, 'sql' | 'reader'>,
): Inspecting['openInspectionPhoto'] {
  return async (requester, number, photoId) => {
    const tradeIn = await requestersTradeIn(stores, requester, number)
    return tradeIn && pictureOfSubject(stores.sql, { kind: 'inspection', id: tradeIn.id }, photoId)
  }
}
