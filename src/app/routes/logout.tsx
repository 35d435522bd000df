import { loadLogout, signOut } from '#http/pages/load-logout.ts'
import { personal } from '#http/pages/page-request.ts'
import { LogoutScreen } from '#web/identity/logout-screen.tsx'
import type { Route } from './+types/logout'

export const loader = (args: Route.LoaderArgs) => loadLogout(args)

export const action = (args: Route.ActionArgs) => signOut(args)

export const headers = () => personal

export default function Logout({ loaderData, actionData }: Route.ComponentProps) {
  return <LogoutScreen leaving={actionData ?? loaderData} />
}
