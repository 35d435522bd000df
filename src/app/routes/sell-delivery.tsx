import { loadTradeInDelivery, sendTradeInDelivery } from '#http/pages/load-sell-delivery.ts'
import { personal } from '#http/pages/page-request.ts'
import { DeliveryScreen } from '#web/sell/delivery-screen.tsx'
import { useTradeInText } from '#web/text/sale/sale-text.ts'
import type { Route } from './+types/sell-delivery'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInDelivery(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInDelivery(args)
}

export function headers() {
  return personal
}

export default function SellDelivery({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.delivery} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <DeliveryScreen {...loaderData} answer={actionData} />
    </>
  )
}
