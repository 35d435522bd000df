import { loadSellPayment, sendSellPayment } from '#http/pages/load-sell-payment.ts'
import { personal } from '#http/pages/page-request.ts'
import { PaymentScreen } from '#web/sell/payment-screen.tsx'
import { useSaleText } from '#web/text/sale/sale-text.ts'
import type { Route } from './+types/sell-payment'

export function loader(args: Route.LoaderArgs) {
  return loadSellPayment(args)
}

export function action(args: Route.ActionArgs) {
  return sendSellPayment(args)
}

export function headers() {
  return personal
}

export default function SellPayment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useSaleText().steps.payment} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <PaymentScreen {...loaderData} answer={actionData} />
    </>
  )
}
