import type { OrderView } from '#domain/order/order-view.ts'
import type { PaymentStatus } from '#domain/order/payment-status.ts'
import type { OrderLink } from '#domain/order/status-path.ts'
import { lenderOf } from '#domain/payment/methods.ts'
import { type Day, dayIn, formatLongDay } from '#domain/time/day.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ThreadEvent } from '../ui/thread-event.tsx'
import { CancelButton } from './cancel-button.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ThankYouHero } from './thank-you-hero.tsx'
import { calm, useStatus } from './use-status.ts'
import { useUntilText } from './use-until-text.ts'
import { useStatusRedirect } from './use-way-on.ts'

type FinancingInReviewProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly status: Extract<PaymentStatus, { kind: 'waiting' }>
  readonly today: Day
}

/** What happens until the lender has decided; the customer can leave, and the page updates itself if it stays open. */
export function FinancingInReview({ order, link, status, today }: FinancingInReviewProps) {
  const { financing, processing } = useText().order
  const watched = useStatus(link, status, calm)
  useStatusRedirect(link, status, watched.status)
  const note = processing.mayLeave(order.contact.email)
  return (
    <>
      <ThankYouHero order={order} title={financing.title} note={note} />
      <div className="wrap grid items-start gap-5 pt-8 sm:pt-10 lg:grid-cols-[3fr_2fr] lg:gap-6">
        <ReviewThread order={order} status={status} today={today} />
        <div className="min-w-0 lg:col-start-2 lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1">
          <OrderSummary order={order} />
        </div>
        <CancelButton link={link} />
      </div>
    </>
  )
}

function ReviewThread({ order, status, today }: Omit<FinancingInReviewProps, 'link'>) {
  const text = useText().order
  const { locale } = useMarket()
  const untilText = useUntilText(today)
  const placedOn = formatLongDay(dayIn(order.market, new Date(order.placedAt)), locale)
  const { sent, decides, decidesText, answer, answerText, thenSent, thenSentText } = text.financing
  return (
    <Card padding="roomy" className="min-w-0">
      <h2 className="text-[1.375rem]">{text.next}</h2>
      <ol className="mt-4">
        <ThreadEvent title={sent} when={text.placedOn(placedOn)} isDone />
        <ThreadEvent
          title={decides(lenderOf(status.method)?.name ?? '')}
          when={`${text.reserved} ${untilText(status.payableUntil)}`}
          note={decidesText}
        />
        <ThreadEvent title={answer} note={answerText(order.contact.email)} />
        <ThreadEvent title={thenSent} note={thenSentText} />
      </ol>
    </Card>
  )
}
