import { entryHeaders } from '#http/pages/entry.ts'
import { loadRegister, register } from '#http/pages/load-register.ts'
import { saveForm } from '#web/identity/keep-form.ts'
import { RegisterScreen } from '#web/identity/register-screen.tsx'
import type { Route } from './+types/register'

export function loader(args: Route.LoaderArgs) {
  return loadRegister(args)
}

export function action(args: Route.ActionArgs) {
  return register(args)
}

export function clientAction(args: Route.ClientActionArgs) {
  return saveForm(args)
}

export const headers = entryHeaders

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterScreen {...loaderData} said={actionData} />
}
