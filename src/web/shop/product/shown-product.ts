import type { AccessoryOffer, ShelfFacts } from '#domain/cart/line.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import type { Company } from '#domain/market/company.ts'
import type { MonthlyRate } from '#domain/payment/monthly-rate.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'
import type { Day } from '#domain/time/day.ts'

/** `today` is the market's date, from which deliveries are estimated. */
export type ShownSettings = Pick<MarketSettings, 'cart' | 'delivery' | 'holidays'> & {
  readonly today: Day
}

/** A product page as its loader returns it. */
export type ShownProduct = {
  readonly page: ProductPage
  readonly grade: Grade
  /** With the holidays of the next weeks only. */
  readonly settings: ShownSettings
  /** What is added to the cart: the grade shown. */
  readonly shelf?: ShelfFacts | undefined
  /** The best accessory of each type that fits. */
  readonly accessories: readonly AccessoryOffer[]
  readonly company: Company
  /** Present if a plan of the market applies to the grade shown. */
  readonly rate: MonthlyRate | undefined
  readonly reviews: ModelReviews
}
