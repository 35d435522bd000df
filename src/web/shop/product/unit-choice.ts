import type { Product } from '#domain/device/device.ts'
import type { Offer } from '#domain/device/listing.ts'
import type { Purchase } from './use-purchase.ts'

/** What choosing one of the devices in stock needs. */
export type UnitChoice = {
  readonly product: Product
  readonly offer: Offer
  readonly purchase: Purchase
}
