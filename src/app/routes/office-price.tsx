import { loadOfficePrice, sendOfficePrice } from '#http/pages/office/load-prices.ts'
import { PriceScreen } from '#web/office/price-screen.tsx'
import type { Route } from './+types/office-price'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePrice(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePrice(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PriceScreen {...loaderData} />
}
