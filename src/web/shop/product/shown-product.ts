import type { ShelfFacts } from '#domain/cart/line.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'

/** A product's page as its loader hands it over. */
export type ShownProduct = {
  readonly page: ProductPage
  readonly grade: Grade
  readonly settings: MarketSettings
  /** What goes into the cart, for each grade in stock. */
  readonly shelf?: Partial<Readonly<Record<Grade, ShelfFacts>>> | undefined
}
