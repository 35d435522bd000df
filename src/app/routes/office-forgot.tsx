import { sendOfficeForgot } from '#http/pages/office/load-office.ts'
import { ForgotScreen } from '#web/office/entry-screens.tsx'
import type { Route } from './+types/office-forgot'

export function action(args: Route.ActionArgs) {
  return sendOfficeForgot(args)
}

export const handle = { hydration: 'immediate' }

export default function Page() {
  return <ForgotScreen />
}
