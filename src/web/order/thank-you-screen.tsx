import { useEffect } from 'react'
import type { OrderView } from '#domain/order/order-view.ts'
import type { OrderLink } from '#domain/order/status-path.ts'
import { trackPurchase } from '#web/client/analytics/track-purchase.ts'
import { releasePendingOrder, settlePendingOrder } from '#web/client/pending-order.ts'
import { useText } from '#web/text/use-text.tsx'
import { Handover } from './handover.tsx'
import { NextEvents } from './next-events.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ThankYouHero } from './thank-you-hero.tsx'
import { Withdrawal } from './withdrawal.tsx'

type ThankYouScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  /** True until the carrier has the parcel. */
  readonly isCancellable: boolean
  /** The title of a confirmed order, if it differs from the usual one. */
  readonly confirmedTitle?: string
}

/** The order number, what happens next with dates, and how to withdraw (Rules of trade, "Thank you"). */
export function ThankYouScreen(props: ThankYouScreenProps) {
  const { order, link, isCancellable, confirmedTitle } = props
  const text = useHeroText(order, confirmedTitle)
  const isOver = order.state === 'cancelled' || order.state === 'expired'
  useEndOfPending(order, isOver)
  useEffect(() => trackPurchase(order), [order])
  return (
    <>
      <ThankYouHero order={order} {...text} />
      <div className="wrap grid items-start gap-5 pt-8 sm:pt-10 lg:grid-cols-[3fr_2fr] lg:gap-6">
        {!isOver && <NextEvents order={order} />}
        <div className="min-w-0 lg:col-start-2 lg:sticky lg:top-6 lg:row-span-3 lg:row-start-1">
          <OrderSummary order={order} />
        </div>
        <Handover order={order} />
        {!isOver && <Withdrawal {...{ order, link, isCancellable }} />}
      </div>
    </>
  )
}

function useHeroText({ state, contact }: OrderView, confirmedTitle: string | undefined) {
  const { order: text } = useText()
  switch (state) {
    case 'confirmed':
      return {
        title: confirmedTitle ?? text.confirmedTitle,
        note: `${text.mailSent(contact.email)} ${text.mailMissing}`,
      }
    case 'awaiting-trade-in':
      return { title: text.tradeInTitle, note: text.mailSent(contact.email) }
    case 'awaiting-payment':
    case 'closed':
      // A customer who erased their account gets no more emails (docs/decisions/0015-erasure.md).
      return {
        title: text.plainTitle,
        note: contact.email === '' ? '' : text.mailSent(contact.email),
      }
    case 'cancelled':
    case 'expired':
      return { title: text.over.title[state], note: text.over.moneyBack }
  }
}

/** The cart of the order is no longer needed, or free to be ordered again. */
function useEndOfPending({ market, number }: OrderView, isOver: boolean) {
  return useEffect(() => {
    if (isOver) releasePendingOrder({ market, number })
    else void settlePendingOrder({ market, number })
  }, [market, number, isOver])
}
