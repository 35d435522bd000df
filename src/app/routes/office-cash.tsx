import { loadOfficeCash, sendOfficeCash } from '#http/pages/office/load-cash.ts'
import { CashScreen } from '#web/office/cash-screen.tsx'
import type { Route } from './+types/office-cash'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeCash(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeCash(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CashScreen {...loaderData} />
}
