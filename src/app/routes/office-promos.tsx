import { loadOfficePromos, sendOfficePromos } from '#http/pages/office/load-promos.ts'
import { PromosScreen } from '#web/office/promos-screen.tsx'
import type { Route } from './+types/office-promos'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePromos(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePromos(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PromosScreen {...loaderData} />
}
