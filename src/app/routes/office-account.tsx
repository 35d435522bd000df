import { loadOfficeAccount, sendOfficeAccount } from '#http/pages/office/load-account.ts'
import { AccountScreen } from '#web/office/account-screen.tsx'
import type { Route } from './+types/office-account'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeAccount(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeAccount(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountScreen account={loaderData} answer={actionData} />
}
