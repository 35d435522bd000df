import { loadOfficePeople, sendOfficePeople } from '#http/pages/office/load-people.ts'
import { PeopleScreen } from '#web/office/people-screens.tsx'
import type { Route } from './+types/office-people'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePeople(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePeople(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PeopleScreen {...loaderData} />
}
