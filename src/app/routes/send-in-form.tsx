import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadSendInForm, sendDeviceIn } from '#http/pages/warranty/load-send-in-warranty.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { SendInScreen } from '#web/warranty/send-in-screen.tsx'
import type { Route } from './+types/send-in-form'

export function loader(args: Route.LoaderArgs) {
  return loadSendInForm(args)
}

export function action(args: Route.ActionArgs) {
  return sendDeviceIn(args)
}

export function headers() {
  return pageHeaders('send-in-warranty')
}

export default function SendInForm({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useWarrantyText().form.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <SendInScreen {...loaderData} refused={actionData} />
    </>
  )
}
