import { handleSendContact, loadSupport } from '#http/pages/content/load-support.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { SupportScreen } from '#web/content/support-screen.tsx'
import { PageHead } from '#web/seo/page-head.tsx'
import type { Route } from './+types/support'

export function loader(args: Route.LoaderArgs) {
  return loadSupport(args)
}

export function action(args: Route.ActionArgs) {
  return handleSendContact(args)
}

export function headers() {
  return pageHeaders('support')
}

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, search } = loaderData
  return (
    <>
      <PageHead title={`${title} · Kintsu`} description={description} />
      {search !== '' && <meta name="robots" content="noindex" />}
      <SupportScreen {...loaderData} refused={actionData} />
    </>
  )
}
