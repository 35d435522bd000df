import { loadOfficeJoin, sendOfficeJoin } from '#http/pages/office/load-office.ts'
import { JoinScreen } from '#web/office/entry-screens.tsx'
import type { Route } from './+types/office-join'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeJoin(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeJoin(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinScreen {...loaderData} answer={actionData} />
}
