import { loadSupport, sendContact } from '#http/pages/load-support.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { SupportScreen } from '#web/content/support-screen.tsx'
import { ToldHead } from '#web/found/told-head.tsx'
import type { Route } from './+types/support'

export const loader = (args: Route.LoaderArgs) => loadSupport(args)

export const handle = { sleeps: true }

export const action = (args: Route.ActionArgs) => sendContact(args)

export const headers = () => anonymous

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, wanted } = loaderData
  return (
    <>
      <ToldHead title={`${title} · Kintsu`} description={description} />
      {wanted !== '' && <meta name="robots" content="noindex" />}
      <SupportScreen {...loaderData} refused={actionData} />
    </>
  )
}
