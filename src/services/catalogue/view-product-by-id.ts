import type { ProductPage } from '#domain/device/listing.ts'
import type { Market } from '#domain/market/market.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import { chosenGrade, productPage } from './product-page.ts'

export type ProductQuery = { readonly market: Market; readonly productId: string }

type Stores = { readonly products: ProductStore; readonly now: () => Date }

/** A product page by product id, whether in stock or not; undefined if the market does not list it. */
export function makeViewProductById({ products, now }: Stores) {
  return async ({ market, productId }: ProductQuery): Promise<ProductPage | undefined> => {
    const shelf = await products.besides(market, productId)
    const own = shelf.filter(row => row.product.id === productId)
    const [listed] = own
    if (!listed) return undefined
    const grade = chosenGrade(own, undefined)
    return productPage({ products, now }, market, shelf, listed.product, grade)
  }
}
