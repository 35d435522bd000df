import { loadOfficeRefunds, sendOfficeRefunds } from '#http/pages/office/load-refunds.ts'
import { RefundsScreen } from '#web/office/refunds-screen.tsx'
import type { Route } from './+types/office-refunds'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeRefunds(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeRefunds(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <RefundsScreen {...loaderData} />
}
