import type { ProductPage } from '#domain/device/listing.ts'
import type { Market } from '#domain/market/market.ts'
import { listListingsBesides } from '#store/catalogue/product.ts'
import type { Context } from '../context.ts'
import { chosenGrade, productPage } from './product-page.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

export type ProductQuery = { readonly market: Market; readonly productId: string }

/** A product page by product id, whether in stock or not; undefined if the market does not list it. */
export async function viewProductById(
  ctx: Ctx,
  { market, productId }: ProductQuery,
): Promise<ProductPage | undefined> {
  const shelf = await listListingsBesides(ctx.db, market, productId)
  const own = shelf.filter(row => row.product.id === productId)
  const [listed] = own
  if (!listed) return undefined
  const grade = chosenGrade(own, undefined)
  return productPage(ctx, market, shelf, listed.product, grade)
}
