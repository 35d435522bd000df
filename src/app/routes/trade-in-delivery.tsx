import { pageHeaders } from '#http/pages/page-headers.ts'
import {
  loadTradeInDelivery,
  sendTradeInDelivery,
} from '#http/pages/trade-in/load-trade-in-delivery.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { DeliveryScreen } from '#web/trade-in/delivery-screen.tsx'
import type { Route } from './+types/trade-in-delivery'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInDelivery(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInDelivery(args)
}

export function headers() {
  return pageHeaders('sell-step')
}

export const handle = { hydration: 'immediate' }

export default function SellDelivery({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.delivery} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <DeliveryScreen {...loaderData} answer={actionData} />
    </>
  )
}
