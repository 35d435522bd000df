import { leftToPay, type OrderView } from '#domain/order/order-view.ts'
import type { PaymentStatus } from '#domain/order/payment-status.ts'
import { type OrderLink, processingPath } from '#domain/order/status-path.ts'
import { lenderOf } from '#domain/payment/methods.ts'
import type { Day } from '#domain/time/day.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PayAgain } from './pay-again.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentPage } from './payment-page.tsx'
import { calm, useStatus } from './use-status.ts'
import { useUntilText } from './use-until-text.ts'
import { useStatusRedirect } from './use-way-on.ts'

type FailedScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly status: Extract<PaymentStatus, { kind: 'failed' }>
  readonly today: Day
}

/** The order stays, and can be paid with the same method or with another (providers.md "decline"). */
export function FailedScreen({ order, link, status, today }: FailedScreenProps) {
  const { failed } = useText().order
  const untilText = useUntilText(today)
  const replace = useReplacePage(useMarket().base)
  const watched = useStatus(link, status, calm)
  useStatusRedirect(link, status, watched.status)
  const { method, reason, payableUntil, rows } = status
  const lender = lenderOf(method)?.name
  return (
    <PaymentPage title={failed.title}>
      <Alert tone="error">
        <p>
          {failed.reason[reason](lender)} {failed.nothingCharged}
        </p>
      </Alert>
      <p>{failed.reservedUntil(untilText(payableUntil))}</p>
      <PayAgain
        link={link}
        rows={rows}
        failed={method}
        total={leftToPay(order.totals)}
        onNoRedirect={() => replace(processingPath(link))}
      />
      <PaymentFacts order={order} payableUntil={payableUntil} today={today} />
      <CancelButton link={link} />
    </PaymentPage>
  )
}
