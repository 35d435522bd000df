import type { OrderView } from '#domain/order/order-view.ts'
import type { PaymentStatus } from '#domain/order/payment-status.ts'
import type { OrderLink } from '#domain/order/status-path.ts'
import type { Day } from '#domain/time/day.ts'
import { useText } from '#web/text/use-text.tsx'
import { FinancingInReview } from './financing-in-review.tsx'
import { ThankYouScreen } from './thank-you-screen.tsx'

type FinancingScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly status: Extract<PaymentStatus, { kind: 'paid' | 'waiting' }>
  readonly today: Day
  readonly isCancellable: boolean
}

/** The thank-you page of TBI and Cofidis, before and after their decision (Spec 2.1). */
export function FinancingScreen(props: FinancingScreenProps) {
  const { order, link, status, today, isCancellable } = props
  const { approvedTitle } = useText().order.financing
  if (status.kind === 'waiting')
    return <FinancingInReview order={order} link={link} status={status} today={today} />
  return <ThankYouScreen {...{ order, link, isCancellable }} confirmedTitle={approvedTitle} />
}
