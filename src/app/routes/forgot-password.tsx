import { entryHeaders } from '#http/pages/identity/entry.ts'
import {
  handleResetPassword,
  loadForgotPassword,
} from '#http/pages/identity/load-forgot-password.ts'
import { ForgotScreen } from '#web/identity/forgot-screen.tsx'
import { sendForm } from '#web/identity/save-form.ts'
import type { Route } from './+types/forgot-password'

export function loader(args: Route.LoaderArgs) {
  return loadForgotPassword(args)
}

export function action(args: Route.ActionArgs) {
  return handleResetPassword(args)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args)
}

export const headers = entryHeaders

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotScreen {...loaderData} response={actionData} />
}
