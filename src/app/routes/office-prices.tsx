import { loadOfficePrices, sendOfficePrices } from '#http/pages/office/load-prices.ts'
import { PricesScreen } from '#web/office/prices-screen.tsx'
import type { Route } from './+types/office-prices'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePrices(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePrices(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PricesScreen {...loaderData} />
}
