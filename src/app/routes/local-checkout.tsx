import { loadLocalCheckout } from '#http/pages/checkout/load-local-checkout.ts'
import type { Route } from './+types/local-checkout'

export function loader(args: Route.LoaderArgs) {
  return loadLocalCheckout(args)
}

export default function LocalCheckout() {
  return null
}
