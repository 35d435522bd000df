import type { DeviceType } from '#domain/device/device.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import type { Market } from '#domain/market/market.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import { withOffers } from './with-offers.ts'

export type Popular = {
  readonly market: Market
  readonly limit: number
  readonly type?: DeviceType
}

/** The best-known models in stock, each represented by its most popular listing. */
export function makeViewPopular({ products, now }: { products: ProductStore; now: () => Date }) {
  return async ({ market, limit, ...only }: Popular): Promise<readonly ListingCard[]> =>
    withOffers(products, await products.popular(market, limit, only), now())
}
