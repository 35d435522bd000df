import { pictureOfSubject } from '../photo/attach-photos.ts'
import type { Inspecting } from './inspecting.ts'
import { askersSale } from './own-sale.ts'
import type { SaleStores } from './sale-stores.ts'

/** Within the host; served to whoever the sale is of. */
export function inspectionPhotoPath(number: string, photoId: string): string {
  return `/photos/inspection/${number}/${photoId}`
}

/** A picture somebody at the bench took, for whoever the device is of. */
export function makeOpenInspectionPhoto(
  stores: Pick<SaleStores, 'runner' | 'reader'>,
): Inspecting['openInspectionPhoto'] {
  return async (asker, number, photoId) => {
    const sale = await askersSale(stores, asker, number)
    return sale && pictureOfSubject(stores.runner, { kind: 'inspection', id: sale.id }, photoId)
  }
}
