import { changeSale, loadSale } from '#http/pages/load-sale.ts'
import { personal } from '#http/pages/page-request.ts'
import { SaleScreen } from '#web/account/sale-screen.tsx'
import { useSalesText } from '#web/text/sales/sales-text.ts'
import type { Route } from './+types/sale'

export function loader(args: Route.LoaderArgs) {
  return loadSale(args)
}

export function action(args: Route.ActionArgs) {
  return changeSale(args)
}

export function headers() {
  return personal
}

export default function Sale({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useSalesText().saleTitle(loaderData.sale.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <SaleScreen {...loaderData} refused={actionData} />
    </>
  )
}
