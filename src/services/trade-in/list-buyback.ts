import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { BuybackBrand, BuybackModel } from '#domain/trade-in/buyback.ts'
import { listPopularListings } from '#store/catalogue/popular.ts'
import {
  type BuybackRow,
  listBuybackModelsById,
  listBuybackModelsOfBrand,
  readBuybackBrands,
} from '#store/trade-in/buyback-models.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'settings'>

/** The brands of a device type that have models on the buyback list. */
export function listBuybackBrands(
  ctx: Ctx,
  market: Market,
  type: DeviceType,
): Promise<readonly BuybackBrand[]> {
  return readBuybackBrands(ctx.sql, market, type)
}

/** The buyback models of a brand and a device type, newest first. */
export async function listBuybackModels(
  ctx: Ctx,
  market: Market,
  type: DeviceType,
  brand: string,
): Promise<readonly BuybackModel[]> {
  return (await listBuybackModelsOfBrand(ctx.sql, market, type, brand)).map(pricedIn(ctx, market))
}

/** The shop's best-selling models that it also buys. */
export async function listPopularBuyback(
  ctx: Ctx,
  market: Market,
  limit: number,
): Promise<readonly BuybackModel[]> {
  const known = await listPopularListings(ctx.db, market, limit)
  const ids = known.map(({ product }) => product.model.id)
  return (await listBuybackModelsById(ctx.sql, market, ids)).map(pricedIn(ctx, market))
}

export function pricedIn(ctx: Ctx, market: Market) {
  return ({ product, mostMinor }: BuybackRow): BuybackModel => ({
    product,
    most: { minor: mostMinor, currency: ctx.settings.shopOf(market).cart.currency },
  })
}
