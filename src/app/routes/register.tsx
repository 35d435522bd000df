import { entryHeaders } from '#http/pages/entry.ts'
import { loadRegister, register } from '#http/pages/load-register.ts'
import { keepForm } from '#web/identity/keep-form.ts'
import { RegisterScreen } from '#web/identity/register-screen.tsx'
import type { Route } from './+types/register'

export const loader = (args: Route.LoaderArgs) => loadRegister(args)

export const action = (args: Route.ActionArgs) => register(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args)

export const headers = entryHeaders

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterScreen {...loaderData} said={actionData} />
}
