import { loadTradeInPayment, sendTradeInPayment } from '#http/pages/load-sell-payment.ts'
import { personal } from '#http/pages/page-request.ts'
import { PaymentScreen } from '#web/sell/payment-screen.tsx'
import { useTradeInText } from '#web/text/sale/sale-text.ts'
import type { Route } from './+types/sell-payment'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInPayment(args)
}

export function action(args: Route.ActionArgs) {
  return sendTradeInPayment(args)
}

export function headers() {
  return personal
}

export default function SellPayment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useTradeInText().steps.payment} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <PaymentScreen {...loaderData} answer={actionData} />
    </>
  )
}
