import type { CartSettings } from '#domain/cart/settings.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'
import type { Day } from '#domain/time/day.ts'

/** Parts of the shop that staff can switch on or off (Spec 3.4, checkout summary context). */
export type ShopFlags = {
  /** The upsell page between cart and checkout. */
  readonly hasExtraPage: boolean
  /** The modal that opens after a device was added. */
  readonly hasCrossSell: boolean
  readonly hasCarousel: boolean
  readonly hasGeniusBenefits: boolean
  readonly hasFreeScreenProtectors: boolean
}

/** The settings of one market that staff can edit (markets.md, "Defaults of the settings"). */
export type MarketSettings = {
  readonly cart: CartSettings
  readonly delivery: DeliverySettings
  readonly payment: PaymentSettings
  readonly flags: ShopFlags
  /** Days without shipping and delivery, in addition to Saturdays and Sundays. */
  readonly holidays: readonly Day[]
}
