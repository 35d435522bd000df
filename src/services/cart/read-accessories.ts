import type { ShopFlags } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import { type AccessoryRow, listAccessoriesOfMarket } from '#store/cart/accessories.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>
type CachingCtx = Ctx & Pick<Context, 'responses'>

/** All accessories of a market, whether for sale or not. */
export async function readAccessories(ctx: Ctx, market: Market): Promise<readonly AccessoryRow[]> {
  return applyProtectorFlag(
    await listAccessoriesOfMarket(ctx.sql, market),
    ctx.settings.shopOf(market).flags,
  )
}

/** The same for public responses; may lack a change of the last half second. */
export async function cachedAccessories(
  ctx: CachingCtx,
  market: Market,
): Promise<readonly AccessoryRow[]> {
  const rows = await ctx.responses.readCached(`accessories ${market}`, () =>
    listAccessoriesOfMarket(ctx.sql, market),
  )
  return applyProtectorFlag(rows, ctx.settings.shopOf(market).flags)
}

/** A screen protector is free only while the shop gives them away (Spec 3.4, free screen protectors). */
export function applyProtectorFlag(
  rows: readonly AccessoryRow[],
  { hasFreeScreenProtectors }: ShopFlags,
): readonly AccessoryRow[] {
  return hasFreeScreenProtectors ? rows : rows.map(row => ({ ...row, isFreeProtector: false }))
}
