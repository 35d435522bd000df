import { loadOfficeFind } from '#http/pages/office/load-orders.ts'
import { FindScreen } from '#web/office/find-screen.tsx'
import type { Route } from './+types/office-find'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeFind(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <FindScreen {...loaderData} />
}
