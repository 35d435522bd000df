import { loadOfficeSignIn, sendOfficeCode } from '#http/pages/office/load-office.ts'
import { SecondFactorScreen } from '#web/office/entry-screens.tsx'
import type { Route } from './+types/office-second-factor'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeSignIn(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeCode(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorScreen {...loaderData} answer={actionData} />
}
