import { entryHeaders } from '#http/pages/identity/entry.ts'
import { handleRegister, loadRegister } from '#http/pages/identity/load-register.ts'
import { RegisterScreen } from '#web/identity/register-screen.tsx'
import { sendForm } from '#web/identity/save-form.ts'
import type { Route } from './+types/register'

export function loader(args: Route.LoaderArgs) {
  return loadRegister(args)
}

export function action(args: Route.ActionArgs) {
  return handleRegister(args)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args)
}

export const headers = entryHeaders

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterScreen {...loaderData} response={actionData} />
}
