import { loadCartFinalize } from '#http/pages/load-cart-finalize.ts'
import type { Route } from './+types/cart-finalize'

export const loader = (args: Route.LoaderArgs) => loadCartFinalize(args)

export default function CartFinalize() {
  return null
}
