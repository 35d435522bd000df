import { loadOfficePayouts, sendOfficePayouts } from '#http/pages/office/load-payouts.ts'
import { PayoutsScreen } from '#web/office/payouts-screen.tsx'
import type { Route } from './+types/office-payouts'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePayouts(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePayouts(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PayoutsScreen {...loaderData} />
}
