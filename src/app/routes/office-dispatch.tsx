import { loadOfficeDispatch, sendOfficeDispatch } from '#http/pages/office/load-dispatch.ts'
import { DispatchScreen } from '#web/office/dispatch-screen.tsx'
import type { Route } from './+types/office-dispatch'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeDispatch(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeDispatch(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <DispatchScreen {...loaderData} />
}
