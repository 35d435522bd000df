import { loadOfficeReturns } from '#http/pages/office/load-returns.ts'
import { ReturnsScreen } from '#web/office/return-screens.tsx'
import type { Route } from './+types/office-returns'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeReturns(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ReturnsScreen {...loaderData} />
}
