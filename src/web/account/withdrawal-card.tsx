import { buildUrl } from '#domain/market/build-url.ts'
import type { PurchaseDetails } from '#domain/order/purchase.ts'
import { isReturnUnderWay } from '#domain/return/return-state.ts'
import type { ReturnSummary } from '#domain/return/return-view.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type WithdrawalCardProps = {
  readonly details: PurchaseDetails
  /** The returns of this order. */
  readonly returns: readonly ReturnSummary[]
}

/** Until when the customer can withdraw by law and by the shop's own terms, and how (Rules of trade, Law 1). */
export function WithdrawalCard({ details, returns }: WithdrawalCardProps) {
  const { withdrawal: text } = useAccountText()
  const { order } = useText()
  const { base, market, locale } = useMarket()
  const { lawUntil, shopUntil } = details.withdrawal
  const { number } = details.order
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{order.withdrawal}</h2>
      <p className="mt-1.5">{text.shop(formatLongDay(shopUntil, locale))}</p>
      <p>{text.law(formatLongDay(lawUntil, locale))}</p>
      {details.stage !== 'delivered' && (
        <p className="mt-1.5 text-meta text-ink-2">{text.estimated}</p>
      )}
      <UnderWay returns={returns} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink
          tone="ghost"
          size="small"
          href={base + buildUrl(market, 'return-form', [number])}
        >
          {order.withdraw}
        </ButtonLink>
        <TextLink href={base + buildUrl(market, 'terms')}>{order.withdrawalTerms}</TextLink>
      </div>
    </Card>
  )
}

function UnderWay({ returns }: Pick<WithdrawalCardProps, 'returns'>) {
  const { withdrawal: text } = useAccountText()
  const { base, market } = useMarket()
  const underWay = returns.filter(({ state }) => isReturnUnderWay(state))
  if (underWay.length === 0) return undefined
  return (
    <ul className="mt-3 grid gap-1">
      {underWay.map(({ number }) => (
        <li key={number}>
          <TextLink
            href={base + buildUrl(market, 'return', [number])}
            className="inline-block min-h-6 font-semibold"
          >
            {text.underWay(number)}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
