import type { CartSettings } from '#domain/cart/settings.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Day } from '#domain/device/day.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'

/** markets.md, "Defaults of the settings": what staff can edit of one market. */
export type MarketSettings = {
  readonly cart: CartSettings
  readonly delivery: DeliverySettings
  readonly payment: PaymentSettings
  /** Days on which nothing is sent or delivered, besides Saturdays and Sundays. */
  readonly holidays: readonly Day[]
}
