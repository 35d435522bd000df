import { loadOfficeReturn, sendOfficeReturn } from '#http/pages/office/load-returns.ts'
import { ReturnScreen } from '#web/office/return-screens.tsx'
import type { Route } from './+types/office-return'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeReturn(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeReturn(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ReturnScreen {...loaderData} />
}
