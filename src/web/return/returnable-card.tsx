import { buildUrl } from '#domain/market/build-url.ts'
import type { Returnable } from '#domain/return/return-view.ts'
import type { Day } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinePicture } from '#web/ui/line-picture.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { WithdrawalDays } from './withdrawal-days.tsx'

type ReturnableCardProps = { readonly order: Returnable; readonly today: Day }

/** An order that can be returned, and until when. */
export function ReturnableCard({ order, today }: ReturnableCardProps) {
  const { list } = useReturningText()
  const { base, market } = useMarket()
  const [first, ...others] = order.lines.filter(({ belongsTo }) => belongsTo === undefined)
  return (
    <Card padding="roomy">
      <article className="grid gap-3.5">
        <div className="flex gap-3.5">
          {first?.picture !== undefined && <LinePicture src={first.picture} />}
          <div className="min-w-0 flex-1">
            <h3 className="text-heading">{first && <WholeMeasures name={first.title} />}</h3>
            {others.length > 0 && (
              <p className="text-meta text-ink-2">{list.others(others.length)}</p>
            )}
            <p className="text-meta text-ink-2">{list.ofOrder(order.orderNumber)}</p>
          </div>
        </div>
        <div>
          <WithdrawalDays withdrawal={order.withdrawal} today={today} />
        </div>
        <div>
          <ButtonLink
            size="small"
            href={base + buildUrl(market, 'return-form', [order.orderNumber])}
            aria-label={list.withdrawOf(order.orderNumber)}
          >
            {list.withdraw}
          </ButtonLink>
        </div>
      </article>
    </Card>
  )
}
