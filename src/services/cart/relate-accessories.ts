import type { RelatedAccessories } from '#domain/cart/related-accessories.ts'
import { relatedTo } from '#domain/device/related.ts'
import type { Market } from '#domain/market/market.ts'
import { listFittedModels } from '#store/cart/accessories.ts'
import type { Context } from '../context.ts'
import { readAccessories } from './read-accessories.ts'
import { toAccessoryOffer } from './shelf-facts.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

export type RelatedAccessoriesQuery = {
  readonly market: Market
  readonly productIds: readonly string[]
}

/**
 * The accessories for sale that fit the products, by category, best first (Spec 7.1). `ofMarket` are all of the market,
 * if they are being read already.
 */
export async function relateAccessories(
  ctx: Ctx,
  { market, productIds }: RelatedAccessoriesQuery,
  ofMarket = readAccessories(ctx, market),
): Promise<RelatedAccessories> {
  const [models, known] = await Promise.all([listFittedModels(ctx.sql, productIds), ofMarket])
  const related = relatedTo(
    models,
    known.filter(row => row.isActive),
  )
  return {
    accessoriesPerCategory: [...Map.groupBy(related, row => row.type)].map(([category, rows]) => ({
      category,
      accessories: rows.map(row => ({ ...toAccessoryOffer(row), colorHex: row.colorHex })),
    })),
  }
}
