import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadProduct } from '#http/pages/shop/load-product.ts'
import { documentMeta } from '#web/shop/document-text.ts'
import { ProductScreen } from '#web/shop/product/product-screen.tsx'
import { productText } from '#web/shop/product/product-text.ts'
import type { Route } from './+types/product'

export function loader(args: Route.LoaderArgs) {
  return loadProduct(args)
}

export function headers() {
  return pageHeaders('product')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, productText)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />
}
