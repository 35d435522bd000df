import { loadOfficeUnit, sendOfficeUnit } from '#http/pages/office/load-units.ts'
import { UnitScreen } from '#web/office/unit-screen.tsx'
import type { Route } from './+types/office-unit'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeUnit(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeUnit(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <UnitScreen {...loaderData} />
}
