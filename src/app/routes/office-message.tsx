import { loadOfficeMessage, sendOfficeMessage } from '#http/pages/office/load-messages.ts'
import { MessageScreen } from '#web/office/message-screens.tsx'
import type { Route } from './+types/office-message'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeMessage(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeMessage(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MessageScreen {...loaderData} />
}
