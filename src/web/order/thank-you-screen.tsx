import type { OrderView } from '#domain/order/order-view.ts'
import { Handover } from './handover.tsx'
import { NextEvents } from './next-events.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ThankYouHero } from './thank-you-hero.tsx'
import { Withdrawal } from './withdrawal.tsx'

type ThankYouScreenProps = {
  readonly order: OrderView
  /** Where a buyer writes to, for instance to withdraw. */
  readonly shopEmail: string
}

/** Rules of trade, "Thank you": the number, what happens next with dates, how to withdraw. */
export const ThankYouScreen = ({ order, shopEmail }: ThankYouScreenProps) => (
  <>
    <ThankYouHero order={order} />
    <div className="wrap grid items-start gap-5 pt-8 sm:pt-10 lg:grid-cols-[3fr_2fr] lg:gap-6">
      <NextEvents order={order} />
      <div className="min-w-0 lg:col-start-2 lg:sticky lg:top-6 lg:row-span-3 lg:row-start-1">
        <OrderSummary order={order} />
      </div>
      <Handover order={order} />
      <Withdrawal order={order} shopEmail={shopEmail} />
    </div>
  </>
)
