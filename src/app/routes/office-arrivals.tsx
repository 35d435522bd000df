import { loadOfficeArrivals, sendOfficeArrivals } from '#http/pages/office/load-arrivals.ts'
import { ArrivalsScreen } from '#web/office/arrivals-screen.tsx'
import type { Route } from './+types/office-arrivals'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeArrivals(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeArrivals(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ArrivalsScreen {...loaderData} />
}
