import { changePurchase, loadPurchase } from '#http/pages/load-purchase.ts'
import { personal } from '#http/pages/page-request.ts'
import { PurchaseScreen } from '#web/account/purchase-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/purchase'

export const loader = (args: Route.LoaderArgs) => loadPurchase(args)

export const action = (args: Route.ActionArgs) => changePurchase(args)

export const headers = () => personal

export default function Purchase({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().order.pageTitle(loaderData.details.order.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <PurchaseScreen {...loaderData} />
    </>
  )
}
