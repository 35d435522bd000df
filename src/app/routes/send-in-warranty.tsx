import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadSendInWarranty } from '#http/pages/warranty/load-send-in-warranty.ts'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { ChooseDeviceScreen } from '#web/warranty/choose-device-screen.tsx'
import type { Route } from './+types/send-in-warranty'

export function loader(args: Route.LoaderArgs) {
  return loadSendInWarranty(args)
}

export function headers() {
  return pageHeaders('send-in-warranty')
}

export default function SendInWarranty({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useWarrantyText().form.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ChooseDeviceScreen {...loaderData} />
    </>
  )
}
