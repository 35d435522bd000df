import { pageHeaders } from '#http/pages/page-headers.ts'
import {
  loadTradeInPayment,
  sendTradeInPayment,
} from '#http/pages/trade-in/load-trade-in-payment.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { PaymentScreen } from '#web/trade-in/payment-screen.tsx'
import type { Route } from './+types/trade-in-payment'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInPayment(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInPayment(args)
}

export function headers() {
  return pageHeaders('sell-step')
}

export const handle = { hydration: 'immediate' }

export default function SellPayment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.payment} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <PaymentScreen {...loaderData} answer={actionData} />
    </>
  )
}
