import { changePurchase, loadPurchase } from '#http/pages/account/load-purchase.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { PurchaseScreen } from '#web/account/purchase-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/purchase'

export function loader(args: Route.LoaderArgs) {
  return loadPurchase(args)
}

export function action(args: Route.ActionArgs) {
  return changePurchase(args)
}

export function headers() {
  return pageHeaders('my-purchases')
}

export default function Purchase({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().order.pageTitle(loaderData.details.order.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <PurchaseScreen {...loaderData} />
    </>
  )
}
