import { loadPaymentProcessing } from '#http/pages/load-payment-processing.ts'
import { personal } from '#http/pages/page-request.ts'
import { ProcessingScreen } from '#web/order/processing-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/payment-processing'

export const loader = (args: Route.LoaderArgs) => loadPaymentProcessing(args)

export const headers = () => personal

export default function PaymentProcessing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().order.pageTitle(loaderData.order.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ProcessingScreen {...loaderData} />
    </>
  )
}
