import { buildUrl } from '#domain/market/build-url.ts'
import type { Purchase } from '#domain/order/purchase.ts'
import { type Day, dayIn, formatLongDay } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { LinePicture } from '#web/ui/line-picture.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { TrackingLink } from '../ui/tracking-link.tsx'
import { useNextText } from './next-text.ts'
import { StageMark } from './stage-mark.tsx'

type PurchaseCardProps = {
  readonly purchase: Purchase
  readonly today: Day
  /** The level of its heading, below the page's heading. */
  readonly level: 2 | 3
}

/** One order as the lists show it: items, status and next step. */
export function PurchaseCard({ purchase, today, level }: PurchaseCardProps) {
  const { stageNotes } = useAccountText()
  const nextText = useNextText(today)
  const { stage, next, tracking } = purchase
  const note = stageNotes[stage]
  return (
    <Card padding="roomy">
      <article className="grid gap-3.5">
        <CardHead {...{ purchase, level }} />
        {(next ?? note ?? tracking) !== undefined && (
          <div className="grid gap-1 border-t border-line pt-3.5">
            {next && <p className="font-semibold">{nextText(next)}</p>}
            {note !== undefined && <p className="text-ink-2">{note}</p>}
            {tracking && <TrackingLink tracking={tracking} />}
          </div>
        )}
        <CardLinks purchase={purchase} />
      </article>
    </Card>
  )
}

function CardHead({ purchase, level }: Pick<PurchaseCardProps, 'purchase' | 'level'>) {
  const { purchases } = useAccountText()
  const { market, locale } = useMarket()
  const { total } = useFormatPrice()
  const Title = level === 2 ? 'h2' : 'h3'
  const placedOn = formatLongDay(dayIn(market, new Date(purchase.placedAt)), locale)
  return (
    <div className="flex gap-3.5">
      {purchase.picture !== undefined && <LinePicture src={purchase.picture} />}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <Title className="min-w-0 flex-1 basis-48 text-heading">
            <WholeMeasures name={purchase.title} />
          </Title>
          <StageMark stage={purchase.stage} />
        </div>
        {purchase.others > 0 && (
          <p className="text-meta text-ink-2">{purchases.others(purchase.others)}</p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-2.5 text-meta text-ink-2">
          <span className="font-semibold text-ink">{purchase.number}</span>
          <span>{purchases.placedOn(placedOn)}</span>
          <span className="font-semibold text-ink">{total(purchase.total)}</span>
        </p>
      </div>
    </div>
  )
}

function CardLinks({ purchase: { number, payPath } }: Pick<PurchaseCardProps, 'purchase'>) {
  const { purchases } = useAccountText()
  const { base, market } = useMarket()
  return (
    <div className="flex flex-wrap gap-2.5">
      {payPath !== undefined && (
        <ButtonLink size="small" href={base + payPath} aria-label={purchases.payOf(number)}>
          {purchases.pay}
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        tone="ghost"
        href={base + buildUrl(market, 'my-purchases', [number])}
        aria-label={purchases.detailsOf(number)}
      >
        {purchases.details}
      </ButtonLink>
    </div>
  )
}
