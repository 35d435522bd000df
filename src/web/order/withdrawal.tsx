import { buildUrl } from '#domain/market/build-url.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { type OrderLink, withdrawalPath } from '#domain/order/status-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { returnDaysOf } from './return-days.ts'

type WithdrawalProps = {
  readonly order: OrderView
  readonly link: OrderLink
  /** True until the carrier has the parcel. */
  readonly isCancellable: boolean
}

/** 14 days by law, extended by the shop's own period, without signing in (Rules of trade, Law 1). */
export function Withdrawal({ order, link, isCancellable }: WithdrawalProps) {
  const text = useText().order
  const { market, base } = useMarket()
  const days = returnDaysOf(order.next)
  return (
    <Card padding="roomy" className="min-w-0">
      <h2 className="text-heading">{text.withdrawal}</h2>
      {days !== undefined && (
        <p className="mt-1.5 text-[0.9375rem] text-ink-2">{text.withdrawalText(days)}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {days !== undefined && (
          <ButtonLink tone="ghost" size="small" href={base + withdrawalPath(link)}>
            {text.withdraw}
          </ButtonLink>
        )}
        {isCancellable && (
          <TextLink href={base + withdrawalPath(link)} className="inline-block min-h-6">
            {text.cancelOrder}
          </TextLink>
        )}
        <TextLink href={base + buildUrl(market, 'terms')} className="inline-block min-h-6">
          {text.withdrawalTerms}
        </TextLink>
      </div>
    </Card>
  )
}
