import type { RelatedAccessories } from '#domain/cart/related-accessories.ts'
import type { Model } from '#domain/device/device.ts'
import { relatedTo } from '#domain/device/related.ts'
import type { Market } from '#domain/market/market.ts'
import { type AccessoryRow, listFittedModels } from '#store/cart/accessories.ts'
import type { Context } from '../context.ts'
import { cachedAccessories } from './read-accessories.ts'
import { toAccessoryOffer } from './shelf-facts.ts'

type Ctx = Pick<Context, 'sql' | 'settings' | 'responses'>

export type RelatedAccessoriesQuery = {
  readonly market: Market
  readonly productIds: readonly string[]
}

/** The accessories for sale that fit the products, by category, best first (Spec 7.1). */
export async function relateAccessories(
  ctx: Ctx,
  { market, productIds }: RelatedAccessoriesQuery,
): Promise<RelatedAccessories> {
  const [models, ofMarket] = await Promise.all([
    listFittedModels(ctx.sql, productIds),
    cachedAccessories(ctx, market),
  ])
  return accessoriesFor(models, ofMarket)
}

/** The same for known models, of all accessories of the market. */
export function accessoriesFor(
  models: readonly Pick<Model, 'id' | 'type' | 'brand'>[],
  ofMarket: readonly AccessoryRow[],
): RelatedAccessories {
  const related = relatedTo(
    models,
    ofMarket.filter(row => row.isActive),
  )
  return {
    accessoriesPerCategory: [...Map.groupBy(related, row => row.type)].map(([category, rows]) => ({
      category,
      accessories: rows.map(row => ({ ...toAccessoryOffer(row), colorHex: row.colorHex })),
    })),
  }
}
