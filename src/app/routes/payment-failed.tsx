import { loadPaymentFailed } from '#http/pages/order/load-payment-failed.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { FailedScreen } from '#web/order/failed-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/payment-failed'

export function loader(args: Route.LoaderArgs) {
  return loadPaymentFailed(args)
}

export function headers() {
  return pageHeaders('payment-failed')
}

export default function PaymentFailed({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useText().order.failed.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <FailedScreen {...loaderData} />
    </>
  )
}
