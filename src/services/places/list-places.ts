import type { Market } from '#domain/market/market.ts'
import { readCounties, readLocalities } from '#store/places/places.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

/** In alphabetical order, ignoring accents. */
export function listCounties(ctx: Ctx, market: Market) {
  return readCounties(ctx.db, market)
}

/** The localities of a county, in alphabetical order, ignoring accents. */
export function listLocalities(ctx: Ctx, market: Market, countyId: number) {
  return readLocalities(ctx.db, market, countyId)
}
