import { loadOfficeSignIn, sendOfficeSignIn } from '#http/pages/office/load-office.ts'
import { SignInScreen } from '#web/office/entry-screens.tsx'
import type { Route } from './+types/office-sign-in'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeSignIn(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeSignIn(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen {...loaderData} answer={actionData} />
}
