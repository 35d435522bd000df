import { loadOfficePerson, sendOfficePerson } from '#http/pages/office/load-people.ts'
import { PersonScreen } from '#web/office/people-screens.tsx'
import type { Route } from './+types/office-person'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePerson(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePerson(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PersonScreen {...loaderData} />
}
