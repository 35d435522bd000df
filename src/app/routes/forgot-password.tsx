import { entryHeaders } from '#http/pages/entry.ts'
import { loadForgotPassword, resetPassword } from '#http/pages/load-forgot-password.ts'
import { ForgotScreen } from '#web/identity/forgot-screen.tsx'
import { keepForm } from '#web/identity/keep-form.ts'
import type { Route } from './+types/forgot-password'

export const loader = (args: Route.LoaderArgs) => loadForgotPassword(args)

export const action = (args: Route.ActionArgs) => resetPassword(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args)

export const headers = entryHeaders

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotScreen {...loaderData} said={actionData} />
}
