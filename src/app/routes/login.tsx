import { entryHeaders } from '#http/pages/identity/entry.ts'
import { handleSignIn, loadLogin } from '#http/pages/identity/load-login.ts'
import { sendForm } from '#web/identity/save-form.ts'
import { SignInScreen } from '#web/identity/sign-in-screen.tsx'
import type { Route } from './+types/login'

export function loader(args: Route.LoaderArgs) {
  return loadLogin(args)
}

export function action(args: Route.ActionArgs) {
  return handleSignIn(args)
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args)
}

export const headers = entryHeaders

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen {...loaderData} response={actionData ?? loaderData.response} />
}
