import type { AccessoryOffer } from './line.ts'

/** An accessory offered with a device, and the colour of its picture. */
export type RelatedAccessory = AccessoryOffer & { readonly colorHex: string }

/** Accessories by category, which is their type; the best ones first in each (Spec 7.1). */
export type RelatedAccessories = {
  readonly accessoriesPerCategory: readonly {
    readonly category: string
    readonly accessories: readonly RelatedAccessory[]
  }[]
}
