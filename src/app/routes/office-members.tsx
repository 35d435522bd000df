import { loadOfficeMembers } from '#http/pages/office/load-members.ts'
import { MembersScreen } from '#web/office/member-screens.tsx'
import type { Route } from './+types/office-members'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeMembers(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MembersScreen {...loaderData} />
}
