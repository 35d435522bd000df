import type { ShelfFacts } from '#domain/cart/line.ts'
import type { RelatedAccessory } from '#domain/cart/related-accessories.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import type { Company } from '#domain/market/company.ts'
import type { MonthlyRate } from '#domain/payment/monthly-rate.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'

/** A product's page as its loader hands it over. */
export type ShownProduct = {
  readonly page: ProductPage
  readonly grade: Grade
  readonly settings: MarketSettings
  /** What goes into the cart, for each grade in stock. */
  readonly shelf?: Partial<Readonly<Record<Grade, ShelfFacts>>> | undefined
  /** The best of each kind that fits. */
  readonly accessories: readonly RelatedAccessory[]
  readonly company: Company
  /** Where a plan of the market applies to the grade that is shown. */
  readonly rate: MonthlyRate | undefined
  readonly reviews: ModelReviews
}
