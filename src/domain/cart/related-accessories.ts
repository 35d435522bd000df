import type { AccessoryOffer } from './line.ts'

/** An accessory to choose beside a device, with the colour it is drawn in. */
export type RelatedAccessory = AccessoryOffer & { readonly colorHex: string }

/** Spec 7.1: accessories by category, which is their type; the best ones first in each. */
export type RelatedAccessories = {
  readonly accessoriesPerCategory: readonly {
    readonly category: string
    readonly accessories: readonly RelatedAccessory[]
  }[]
}
