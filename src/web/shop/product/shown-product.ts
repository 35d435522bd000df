import type { ShelfFacts } from '#domain/cart/line.ts'
import type { RelatedAccessory } from '#domain/cart/related-accessories.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import type { Company } from '#domain/market/company.ts'
import type { MonthlyRate } from '#domain/payment/monthly-rate.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'

/** A product page as its loader returns it. */
export type ShownProduct = {
  readonly page: ProductPage
  readonly grade: Grade
  readonly settings: MarketSettings
  /** What is added to the cart, for each grade in stock. */
  readonly shelf?: Partial<Readonly<Record<Grade, ShelfFacts>>> | undefined
  /** The best accessory of each type that fits. */
  readonly accessories: readonly RelatedAccessory[]
  readonly company: Company
  /** Present if a plan of the market applies to the grade shown. */
  readonly rate: MonthlyRate | undefined
  readonly reviews: ModelReviews
}
