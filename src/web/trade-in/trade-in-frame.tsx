import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useTradeInStateText } from '#web/account/use-trade-in-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { BarFill } from '#web/ui/bar-fill.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'

const tradeInSteps = ['offer', 'auth', 'payment', 'delivery'] as const
type TradeInStep = (typeof tradeInSteps)[number]

type TradeInFrameProps = {
  readonly step: TradeInStep
  readonly tradeIn: TradeInView
  readonly children: ReactNode
}

/** A step of a trade-in beside its offer; the progress above goes on from the questions. */
export function TradeInFrame({ step, tradeIn, children }: TradeInFrameProps) {
  const text = useTradeInText()
  // The questions come first, of which the last asks for the email address and is no answer.
  const questions = Object.keys(tradeIn.answers).length + 1
  const stepNumber = questions + tradeInSteps.indexOf(step) + 1
  const total = questions + tradeInSteps.length
  return (
    <div className="wrap py-6 sm:py-9">
      <Progress {...{ stepNumber, total }} />
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="min-w-0">
          <p className="text-meta text-ink-2">
            {text.stepOf(stepNumber, total)} · <WholeMeasures name={tradeIn.title} />
          </p>
          <h1 className="mt-1 mb-5 [overflow-wrap:anywhere]">{text.steps[step]}</h1>
          {children}
        </div>
        <Summary step={step} tradeIn={tradeIn} />
      </div>
    </div>
  )
}

function Progress({ stepNumber, total }: { readonly stepNumber: number; readonly total: number }) {
  const { progress, stepOf } = useTradeInText()
  return (
    <div
      role="progressbar"
      aria-label={progress}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={stepNumber}
      aria-valuetext={stepOf(stepNumber, total)}
      className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border"
    >
      <BarFill
        percent={(stepNumber / total) * 100}
        className="bg-linear-to-r from-gold to-gold-2 forced-colors:bg-[Highlight]"
      />
    </div>
  )
}

function Summary({ step, tradeIn }: Omit<TradeInFrameProps, 'children'>) {
  const { summary } = useTradeInText()
  const { noOffer, payouts } = useTradeInsText()
  const { base, market, locale } = useMarket()
  const { shelf } = useFormatPrice()
  const text = useTradeInStateText()
  const { offer, due, number, payout, startedAt } = tradeIn
  const startedOn = formatLongDay(dayIn(market, new Date(startedAt)), locale)
  return (
    <aside aria-label={summary.title}>
      <Card padding="roomy" className="grid gap-2.5">
        <h2 className="text-meta font-normal text-ink-2">{summary.title}</h2>
        {/* Where the payout is chosen, each has an amount of its own. */}
        {step !== 'payment' && (
          <p className="text-[2rem] leading-tight font-extrabold">
            {offer ? shelf(offer) : noOffer}
          </p>
        )}
        <Seam />
        {payout !== undefined && (
          <p className="text-[0.9375rem]">
            <WholeMeasures name={payouts[payout]} />
          </p>
        )}
        {due && <p className="text-[0.9375rem] font-semibold">{text.due(due)}</p>}
        <p className="text-meta text-ink-2">
          {summary.number(number)} · {startedOn}
        </p>
        {step !== 'offer' && (
          <p className="text-[0.9375rem]">
            <TextLink href={base + buildUrl(market, 'sell-step', ['offer'])} className="min-h-6">
              {summary.back}
            </TextLink>
          </p>
        )}
      </Card>
    </aside>
  )
}
