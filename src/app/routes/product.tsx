import { loadProduct } from '#http/pages/load-product.ts'
import { documentMeta } from '#web/shop/document-words.ts'
import { ProductScreen } from '#web/shop/product/product-screen.tsx'
import { productWords } from '#web/shop/product/product-words.ts'
import type { Route } from './+types/product'

export const loader = (args: Route.LoaderArgs) => loadProduct(args)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, productWords)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />
}
