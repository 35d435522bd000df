import type { LoyaltyView } from '#domain/loyalty/loyalty-view.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

/** The points that count today, and those that will count later, each with its date. */
export function PointBalance({ benefits }: { readonly benefits: LoyaltyView }) {
  const { balance, points } = useLoyaltyText()
  const { locale } = useMarket()
  const { shelf } = useFormatPrice()
  const { usable, worth, settings, lapsesOn } = benefits
  const isEnough = usable >= settings.smallestVoucher
  return (
    <Card padding="roomy">
      <h2 className="text-heading">{balance.title}</h2>
      <p className="mt-1 text-[2rem] leading-tight font-extrabold text-jade-2">{points(usable)}</p>
      <p className="mt-1">
        {isEnough ? balance.worth(shelf(worth)) : balance.tooFew(settings.smallestVoucher)}
      </p>
      {lapsesOn !== undefined && (
        <p className="mt-1 text-meta text-ink-2">
          {balance.lapses(formatLongDay(lapsesOn, locale))}
        </p>
      )}
      <Waiting waiting={benefits.waiting} />
    </Card>
  )
}

function Waiting({ waiting }: Pick<LoyaltyView, 'waiting'>) {
  const { waiting: text } = useLoyaltyText()
  const { locale } = useMarket()
  if (waiting.length === 0) return undefined
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <h3 className="text-name">{text.title}</h3>
      <ul className="mt-1 grid gap-0.5">
        {waiting.map(({ points, countsFrom }) => (
          <li key={countsFrom}>{text.from(points, formatLongDay(countsFrom, locale))}</li>
        ))}
      </ul>
    </div>
  )
}
