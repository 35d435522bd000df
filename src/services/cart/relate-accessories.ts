import type { RelatedAccessories } from '#domain/cart/related-accessories.ts'
import { relatedTo } from '#domain/device/related.ts'
import type { Market } from '#domain/market/market.ts'
import { readAccessories } from './read-accessories.ts'
import type { CartStores } from './refresh-cart.ts'
import { toAccessoryOffer } from './shelf-facts.ts'

export type RelatedQuestion = { readonly market: Market; readonly productIds: readonly string[] }

/** The accessories for sale that fit the products, by category, best first (Spec 7.1). */
export function makeRelateAccessories(
  stores: Pick<CartStores, 'sql' | 'accessories' | 'settingsOf'>,
) {
  return async ({ market, productIds }: RelatedQuestion): Promise<RelatedAccessories> => {
    const [models, known] = await Promise.all([
      stores.accessories.modelsOf(stores.sql, productIds),
      readAccessories(stores, market),
    ])
    const related = relatedTo(
      models,
      known.filter(row => row.isActive),
    )
    return {
      accessoriesPerCategory: [...Map.groupBy(related, row => row.type)].map(
        ([category, rows]) => ({
          category,
          accessories: rows.map(row => ({ ...toAccessoryOffer(row), colorHex: row.colorHex })),
        }),
      ),
    }
  }
}
