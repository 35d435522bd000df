import { entryHeaders } from '#http/pages/entry.ts'
import { loadLogin, signIn } from '#http/pages/load-login.ts'
import { keepForm } from '#web/identity/keep-form.ts'
import { SignInScreen } from '#web/identity/sign-in-screen.tsx'
import type { Route } from './+types/login'

export const loader = (args: Route.LoaderArgs) => loadLogin(args)

export const action = (args: Route.ActionArgs) => signIn(args)

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args)

export const headers = entryHeaders

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen {...loaderData} said={actionData ?? loaderData.said} />
}
