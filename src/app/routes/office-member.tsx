import { loadOfficeMember, sendOfficeMember } from '#http/pages/office/load-members.ts'
import { MemberScreen } from '#web/office/member-screens.tsx'
import type { Route } from './+types/office-member'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeMember(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeMember(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <MemberScreen {...loaderData} />
}
