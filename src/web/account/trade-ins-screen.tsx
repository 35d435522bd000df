import { buildUrl } from '#domain/market/build-url.ts'
import type { OwnTradeIn } from '#domain/review/own-device.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { TradeInSummary } from '#domain/trade-in/trade-in-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { AccountFrame } from './account-frame.tsx'
import { TradeInMark } from './trade-in-mark.tsx'
import { TradeInReviewLink } from './trade-in-review-link.tsx'
import { useTradeInStateText } from './use-trade-in-text.ts'

type TradeInsScreenProps = {
  readonly tradeIns: readonly TradeInSummary[]
  /** The paid trade-ins, with the actions available for their reviews. */
  readonly reviewable: readonly OwnTradeIn[]
  readonly isFirstPage: boolean
  readonly olderPath?: string
}

/** A member's trade-ins, newest first. */
export function TradeInsScreen({
  tradeIns,
  reviewable,
  isFirstPage,
  olderPath,
}: TradeInsScreenProps) {
  const text = useTradeInsText()
  const { base, market } = useMarket()
  return (
    <AccountFrame title={text.title} current="sales">
      {tradeIns.length === 0 ? (
        <NothingSold />
      ) : (
        <ul className="grid gap-4">
          {tradeIns.map(tradeIn => (
            <li key={tradeIn.number}>
              <TradeInCard
                tradeIn={tradeIn}
                review={reviewable.find(({ number }) => number === tradeIn.number)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {!isFirstPage && (
          <ButtonLink tone="ghost" size="small" href={base + buildUrl(market, 'my-sales')}>
            {text.newest}
          </ButtonLink>
        )}
        {olderPath !== undefined && (
          <ButtonLink tone="ghost" size="small" href={base + olderPath}>
            {text.older}
          </ButtonLink>
        )}
      </div>
    </AccountFrame>
  )
}

function NothingSold() {
  const { empty } = useTradeInsText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={empty.title}
      action={<ButtonLink href={base + buildUrl(market, 'sell')}>{empty.onward}</ButtonLink>}
    >
      {empty.text}
    </EmptyState>
  )
}

type TradeInCardProps = {
  readonly tradeIn: TradeInSummary
  readonly review: OwnTradeIn | undefined
}

function TradeInCard({ tradeIn, review }: TradeInCardProps) {
  const text = useTradeInsText()
  const { base, market, locale } = useMarket()
  const { shelf } = useFormatPrice()
  const stateText = useTradeInStateText()
  const { number, state, due, paid, paidOn } = tradeIn
  const note = stateText.note(state)
  return (
    <Card padding="roomy">
      <article className="grid gap-3.5">
        <CardHead tradeIn={tradeIn} />
        {paid && paidOn !== undefined && (
          <p className="border-t border-line pt-3.5 font-semibold">
            {text.paidAmountOn(shelf(paid), formatLongDay(paidOn, locale))}
          </p>
        )}
        {(due ?? note) !== undefined && (
          <div className="grid gap-1 border-t border-line pt-3.5">
            {due && <p className="font-semibold">{stateText.due(due)}</p>}
            {note !== undefined && <p className="text-ink-2">{note}</p>}
          </div>
        )}
        <ButtonLink
          size="small"
          tone="ghost"
          href={base + buildUrl(market, 'sale-details', [number])}
          aria-label={text.detailsOf(number)}
          className="justify-self-start"
        >
          {text.details}
        </ButtonLink>
        {review && <TradeInReviewLink review={review} title={tradeIn.title} />}
      </article>
    </Card>
  )
}

function CardHead({ tradeIn }: { readonly tradeIn: TradeInSummary }) {
  const text = useTradeInsText()
  const { market, locale } = useMarket()
  const { shelf } = useFormatPrice()
  const { number, state, title, offer, startedAt } = tradeIn
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-48 text-heading [overflow-wrap:anywhere]">
          <WholeMeasures name={title} />
        </h2>
        <TradeInMark state={state} />
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-2.5 text-meta text-ink-2">
        <span className="font-semibold text-ink">{number}</span>
        <span>{text.startedOn(formatLongDay(dayIn(market, new Date(startedAt)), locale))}</span>
        <span className="font-semibold whitespace-nowrap text-ink">
          {offer ? shelf(offer) : text.noOffer}
        </span>
      </p>
    </div>
  )
}
