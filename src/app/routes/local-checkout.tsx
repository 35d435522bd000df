import { loadLocalCheckout } from '#http/pages/load-local-checkout.ts'
import type { Route } from './+types/local-checkout'

export const loader = (args: Route.LoaderArgs) => loadLocalCheckout(args)

export default function LocalCheckout() {
  return null
}
