import { loadProduct } from '#http/pages/load-product.ts'
import type { Route } from './+types/product'

export const loader = (args: Route.LoaderArgs) => loadProduct(args)

export default function Product({ loaderData }: Route.ComponentProps) {
  return <pre>{JSON.stringify(loaderData, null, 1)}</pre>
}
