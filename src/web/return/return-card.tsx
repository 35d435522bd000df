import { buildUrl } from '#domain/market/build-url.ts'
import { bringsMoney } from '#domain/return/return-state.ts'
import type { ReturnSummary } from '#domain/return/return-view.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { LinePicture } from '#web/ui/line-picture.tsx'
import { ReturnMark } from './return-mark.tsx'
import { useDueText } from './use-due-text.ts'

type ReturnCardProps = { readonly summary: ReturnSummary }

/** One return in the list: its items, its status, what comes next and when. */
export function ReturnCard({ summary }: ReturnCardProps) {
  const { list, stateNotes } = useReturningText()
  const { base, market } = useMarket()
  const dueText = useDueText()
  const { number, state, due } = summary
  return (
    <Card padding="roomy">
      <article className="grid gap-3.5">
        <CardHead summary={summary} />
        <div className="grid gap-1 border-t border-line pt-3.5">
          {due && <p className="font-semibold">{dueText(due)}</p>}
          <p className="text-ink-2">{stateNotes[state]}</p>
        </div>
        <div>
          <ButtonLink
            size="small"
            tone="ghost"
            href={base + buildUrl(market, 'return', [number])}
            aria-label={list.detailsOf(number)}
          >
            {list.details}
          </ButtonLink>
        </div>
      </article>
    </Card>
  )
}

function CardHead({ summary }: ReturnCardProps) {
  const { list } = useReturningText()
  const { market, locale } = useMarket()
  const { total } = useFormatPrice()
  const requestedOn = formatLongDay(dayIn(market, new Date(summary.requestedAt)), locale)
  return (
    <div className="flex gap-3.5">
      {summary.picture !== undefined && <LinePicture src={summary.picture} />}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="min-w-0 flex-1 basis-48 text-heading">{summary.title}</h3>
          <ReturnMark state={summary.state} />
        </div>
        {summary.others > 0 && (
          <p className="text-meta text-ink-2">{list.others(summary.others)}</p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-2.5 text-meta text-ink-2">
          <span className="font-semibold text-ink">{summary.number}</span>
          <span>{list.requestedOn(requestedOn)}</span>
          {bringsMoney(summary.state) && (
            <span className="font-semibold whitespace-nowrap text-ink">
              {list.expected(total(summary.expected))}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
