import type { Market } from '#domain/market/market.ts'
import { type BrandRow, readBrands } from '#store/catalogue/product.ts'
import type { Context } from '../context.ts'

/** The brands of a market in stock, those with the most listings first. */
export function listBrands(ctx: Pick<Context, 'db'>, market: Market): Promise<readonly BrandRow[]> {
  return readBrands(ctx.db, market)
}
