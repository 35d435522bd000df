import { useEffect } from 'react'
import type { CartSettings } from '#domain/cart/settings.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { CancelBack } from '#domain/order/cancel-back.ts'
import { isUnsent, type PurchaseDetails } from '#domain/order/purchase.ts'
import type { ReturnSummary } from '#domain/return/return-view.ts'
import type { OwnDevice } from '#domain/review/own-device.ts'
import { type Day, dayIn, formatLongDay } from '#domain/time/day.ts'
import { releasePendingOrder } from '#web/client/pending-order.ts'
import { Handover } from '#web/order/handover.tsx'
import { OrderSummary } from '#web/order/order-summary.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { AccountFrame } from './account-frame.tsx'
import { CancelPurchase } from './cancel-purchase.tsx'
import { useNextText } from './next-text.ts'
import { OrderAgainCard } from './order-again-card.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { ReviewCard } from './review-card.tsx'
import { StageMark } from './stage-mark.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'

type PurchaseScreenProps = {
  readonly details: PurchaseDetails
  /** The returns of this order. */
  readonly returns: readonly ReturnSummary[]
  readonly settings: CartSettings
  readonly today: Day
  readonly reviewable: readonly OwnDevice[]
  readonly cancelBack: CancelBack | undefined
}

/** One order of a member: status, possible actions and contents. */
export function PurchaseScreen(props: PurchaseScreenProps) {
  const { details, returns, settings, today, reviewable, cancelBack } = props
  const { order: text } = useText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  const { order, stage } = details
  const isOver = isEnded(stage)
  useEffect(() => {
    if (isOver) releasePendingOrder({ market: order.market, number: order.number })
  }, [isOver, order.market, order.number])
  return (
    <AccountFrame title={text.pageTitle(order.number)} current="purchases">
      <div className="grid gap-5">
        <Breadcrumbs
          crumbs={[
            { label: nav.label, href: base + buildUrl(market, 'account') },
            { label: nav.purchases, href: base + buildUrl(market, 'my-purchases') },
            { label: order.number },
          ]}
        />
        <StatusCard {...{ details, today, cancelBack }} />
        <ParcelCard parcel={details} />
        <ReviewCard number={order.number} devices={reviewable} />
        <OrderSummary order={order} />
        <Handover order={order} />
        {!isOver && !isWaiting(stage) && <WithdrawalCard {...{ details, returns }} />}
        <OrderAgainCard settings={settings} />
      </div>
    </AccountFrame>
  )
}

/** The day of arrival is not known, so neither is the last day to withdraw. */
function isWaiting(stage: PurchaseDetails['stage']) {
  return stage === 'awaiting-payment' || stage === 'awaiting-trade-in'
}

function isEnded(stage: PurchaseDetails['stage']) {
  return stage === 'cancelled' || stage === 'expired'
}

type StatusCardProps = Pick<PurchaseScreenProps, 'details' | 'today' | 'cancelBack'>

function StatusCard({ details, today, cancelBack }: StatusCardProps) {
  const { nav, purchases, stageNotes } = useAccountText()
  const { over, afterTradeInText } = useText().order
  const { base, market, locale } = useMarket()
  const nextText = useNextText(today)
  const { order, stage, next, payPath } = details
  const placedOn = formatLongDay(dayIn(order.market, new Date(order.placedAt)), locale)
  const notes = { ...stageNotes, 'awaiting-trade-in': afterTradeInText }
  const note = isEnded(stage) ? `${over.text[stage]} ${over.moneyBack}` : notes[stage]
  return (
    <Card padding="roomy" className="grid justify-items-start gap-2.5">
      <StageMark stage={stage} />
      {next && <p className="text-heading font-bold">{nextText(next)}</p>}
      {note !== undefined && <p>{note}</p>}
      <p className="text-meta text-ink-2">{purchases.placedOn(placedOn)}</p>
      {payPath !== undefined && (
        <ButtonLink href={base + payPath} className="mt-1.5">
          {purchases.pay}
        </ButtonLink>
      )}
      {stage === 'awaiting-trade-in' && (
        <ButtonLink
          tone="ghost"
          size="small"
          href={base + buildUrl(market, 'my-sales')}
          className="mt-1.5"
        >
          {nav.sales}
        </ButtonLink>
      )}
      {isUnsent(stage) && <CancelPurchase stage={stage} back={cancelBack} />}
    </Card>
  )
}
