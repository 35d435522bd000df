import type { CartSettings } from '#domain/cart/settings.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Day } from '#domain/device/day.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'

/** Spec 3.4, checkout summary context: parts of the shop that staff switch on or off. */
export type ShopFlags = {
  /** The upsell page between cart and checkout. */
  readonly hasExtraPage: boolean
  /** The modal after a device was added. */
  readonly hasCrossSell: boolean
  readonly hasCarousel: boolean
  readonly hasGeniusBenefits: boolean
  readonly hasFreeScreenProtectors: boolean
}

/** markets.md, "Defaults of the settings": what staff can edit of one market. */
export type MarketSettings = {
  readonly cart: CartSettings
  readonly delivery: DeliverySettings
  readonly payment: PaymentSettings
  readonly flags: ShopFlags
  /** Days on which nothing is sent or delivered, besides Saturdays and Sundays. */
  readonly holidays: readonly Day[]
}
