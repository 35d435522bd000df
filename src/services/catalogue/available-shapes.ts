import { grades } from '#domain/device/device.ts'
import { type RelatedSpec, relatedSpecsOf } from '#domain/device/related-specs.ts'
import type { Market } from '#domain/market/market.ts'
import { listListingsBesides } from '#store/catalogue/product.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

export type ShapesQuery = { readonly market: Market; readonly productId: string }

/**
 * The configurations in which a product and its model are available now; undefined if the market does not list the
 * product (Spec 7.1).
 */
export async function readShapes(
  ctx: Ctx,
  { market, productId }: ShapesQuery,
): Promise<readonly RelatedSpec[] | undefined> {
  const shelf = await listListingsBesides(ctx.db, market, productId)
  const listed = shelf.find(row => row.product.id === productId)
  return listed && relatedSpecsOf(shelf, listed.product, grades[0])
}
