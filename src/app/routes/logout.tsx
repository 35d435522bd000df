import { handleSignOut, loadLogout } from '#http/pages/identity/load-logout.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { LogoutScreen } from '#web/identity/logout-screen.tsx'
import type { Route } from './+types/logout'

export function loader(args: Route.LoaderArgs) {
  return loadLogout(args)
}

export function action(args: Route.ActionArgs) {
  return handleSignOut(args)
}

export function headers() {
  return pageHeaders('logout')
}

export default function Logout({ loaderData, actionData }: Route.ComponentProps) {
  return <LogoutScreen session={actionData ?? loaderData} />
}
