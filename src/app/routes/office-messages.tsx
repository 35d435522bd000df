import { loadOfficeMessages } from '#http/pages/office/load-messages.ts'
import { MessagesScreen } from '#web/office/message-screens.tsx'
import type { Route } from './+types/office-messages'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeMessages(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MessagesScreen {...loaderData} />
}
