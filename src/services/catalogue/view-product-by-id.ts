import type { ProductPage } from '#domain/device/listing.ts'
import type { Market } from '#domain/market/market.ts'
import type { Context } from '../context.ts'
import { chosenListing, productPage, readModel } from './product-page.ts'

type Ctx = Pick<Context, 'sql' | 'db' | 'clock' | 'responses'>

export type ProductQuery = { readonly market: Market; readonly productId: string }

/** A product page by product id, whether in stock or not; undefined if the market does not list it. */
export async function viewProductById(
  ctx: Ctx,
  { market, productId }: ProductQuery,
): Promise<ProductPage | undefined> {
  const model = await readModel(ctx, market, { productId })
  const own = model?.shelf.filter(row => row.product.id === productId) ?? []
  const listing = chosenListing(own, undefined)
  return model && listing && productPage(ctx, market, model, listing)
}
