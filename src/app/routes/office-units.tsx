import { loadOfficeUnits, sendOfficeUnits } from '#http/pages/office/load-units.ts'
import { UnitsScreen } from '#web/office/units-screen.tsx'
import type { Route } from './+types/office-units'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeUnits(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeUnits(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <UnitsScreen {...loaderData} />
}
