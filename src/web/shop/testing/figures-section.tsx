import { numberFormat } from '#domain/market/number-formats.ts'
import { fewestForShare, type ShownFigures } from '#domain/order/market-figures.ts'
import type { ReviewSummary } from '#domain/review/review-summary.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useTestingText } from '#web/text/use-testing-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { percentText } from '#web/ui/percent-text.ts'
import { averageText } from '../reviews/average-text.ts'

export type FiguresProps = {
  readonly figures: ShownFigures | undefined
  readonly reviews: ReviewSummary
  readonly isDemo: boolean
}

/** What the shop sold and bought, as counted; nothing where there is too little to count. */
export function FiguresSection({ figures, reviews, isDemo }: FiguresProps) {
  const text = useTestingText()
  const { locale } = useMarket()
  return (
    <section aria-labelledby="figures-title" className="wrap py-7 sm:py-10">
      <div className="on-night rounded-card px-5 py-7 sm:px-9 sm:py-9">
        <h2 id="figures-title">{text.figures}</h2>
        {figures ? (
          <>
            <p className="mt-2 max-w-[62ch] text-night-2">
              {text.span(formatLongDay(figures.first, locale), formatLongDay(figures.last, locale))}
            </p>
            <FigureList {...{ figures, reviews }} />
          </>
        ) : (
          <p className="mt-2 max-w-[62ch] text-night-2">
            {text.tooFew(numberFormat(locale).format(fewestForShare))}
          </p>
        )}
        {isDemo && <p className="mt-5 text-meta text-night-2">{text.demo}</p>}
      </div>
    </section>
  )
}

type FigureListProps = {
  readonly figures: ShownFigures
  readonly reviews: ReviewSummary
}

function FigureList({ figures, reviews }: FigureListProps) {
  const text = useTestingText()
  const { locale } = useMarket()
  const { sold, returnedShare, battery, asOfferedShare } = figures
  const { count, averageTenths } = reviews
  const percent = (value: number | undefined) =>
    value === undefined ? undefined : percentText(value, locale)
  const shown = [
    [numberFormat(locale).format(sold), text.sold],
    [percent(returnedShare), text.returned],
    [percent(battery), text.battery],
    [percent(asOfferedShare), text.asOffered],
    [
      averageTenths === undefined ? undefined : averageText(averageTenths, locale),
      text.rating(numberFormat(locale).format(count)),
    ],
  ] as const
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-5 min-[30rem]:grid-cols-2 lg:grid-cols-5">
      {shown.map(
        ([value, label]) =>
          value !== undefined && (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-gold-2 pt-3"
            >
              <dt className="text-meta text-night-2">{label}</dt>
              <dd className="text-price-large">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
