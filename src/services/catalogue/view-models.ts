import type { DeviceType } from '#domain/device/device.ts'
import type { ListingCard } from '#domain/device/listing.ts'
import type { Market } from '#domain/market/market.ts'
import { listPopularListings } from '#store/catalogue/popular.ts'
import type { Context } from '../context.ts'
import { withOffers } from './with-offers.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

export type Popular = {
  readonly market: Market
  readonly limit: number
  readonly type?: DeviceType
}

/** The best-known models in stock, each represented by its most popular listing. */
export async function viewPopular(
  ctx: Ctx,
  { market, limit, ...only }: Popular,
): Promise<readonly ListingCard[]> {
  return withOffers(await listPopularListings(ctx.db, market, limit, only), ctx.clock())
}
