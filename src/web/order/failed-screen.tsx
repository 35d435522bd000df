import type { Day } from '#domain/device/day.ts'
import { leftToPay, type OrderView } from '#domain/order/order-view.ts'
import type { PaymentStanding } from '#domain/order/payment-standing.ts'
import { type OrderLink, processingPath } from '#domain/order/standing-path.ts'
import { useReplacePage } from '#web/client/replace-page.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CancelButton } from './cancel-button.tsx'
import { PayAgain } from './pay-again.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentPage } from './payment-page.tsx'
import { providerName } from './provider-name.ts'
import { calm, useStanding } from './use-standing.ts'
import { useUntilWords } from './use-until-words.ts'
import { useWayOn } from './use-way-on.ts'

type FailedScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly standing: Extract<PaymentStanding, { kind: 'failed' }>
  readonly today: Day
}

/** providers.md "decline": the order is kept, and can be paid by the same method or by another. */
export function FailedScreen({ order, link, standing, today }: FailedScreenProps) {
  const { failed } = useText().order
  const untilWords = useUntilWords(today)
  const replace = useReplacePage(useMarket().base)
  const watched = useStanding(link, standing, calm)
  useWayOn(link, standing, watched.standing)
  const { method, reason, payableUntil, rows } = standing
  const provider = providerName(link.market, method) ?? ''
  return (
    <PaymentPage title={failed.title}>
      <Notice tone="error">
        <p>
          {failed.reason[reason](provider)} {failed.nothingCharged}
        </p>
      </Notice>
      <p>{failed.kept(untilWords(payableUntil))}</p>
      <PayAgain
        link={link}
        rows={rows}
        failed={method}
        total={leftToPay(order.totals)}
        onGoing={() => replace(processingPath(link))}
      />
      <PaymentFacts order={order} payableUntil={payableUntil} today={today} />
      <CancelButton link={link} />
    </PaymentPage>
  )
}
