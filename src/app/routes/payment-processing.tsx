import { loadPaymentProcessing } from '#http/pages/order/load-payment-processing.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { ProcessingScreen } from '#web/order/processing-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/payment-processing'

export function loader(args: Route.LoaderArgs) {
  return loadPaymentProcessing(args)
}

export function headers() {
  return pageHeaders('payment-processing')
}

export default function PaymentProcessing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().order.pageTitle(loaderData.order.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ProcessingScreen {...loaderData} />
    </>
  )
}
