import { grades } from '#domain/device/device.ts'
import { type RelatedSpec, relatedSpecsOf } from '#domain/device/related-specs.ts'
import type { Market } from '#domain/market/market.ts'
import type { ProductStore } from '#store/catalogue/product.ts'

export type ShapesQuery = { readonly market: Market; readonly productId: string }

/**
 * The configurations in which a product and its model are available now; undefined if the market does not list the
 * product (Spec 7.1).
 */
export function makeReadShapes({ products }: { readonly products: Pick<ProductStore, 'besides'> }) {
  return async ({
    market,
    productId,
  }: ShapesQuery): Promise<readonly RelatedSpec[] | undefined> => {
    const shelf = await products.besides(market, productId)
    const listed = shelf.find(row => row.product.id === productId)
    return listed && relatedSpecsOf(shelf, listed.product, grades[0])
  }
}
