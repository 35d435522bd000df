import { type Rating, ratings } from '#domain/review/review.ts'
import { type ReviewSummary, shareOf } from '#domain/review/review-summary.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { formatCount } from '#web/ui/format-count.ts'
import { averageText } from './average-text.ts'
import { Stars } from './stars.tsx'

type SummaryCardProps = {
  readonly summary: ReviewSummary
  /** The URL of the list that shows only the reviews of one rating. */
  readonly hrefOf: (rating: Rating) => string
}

/** Average, count, and how many reviews each rating has. */
export function SummaryCard({ summary, hrefOf }: SummaryCardProps) {
  const text = useReviewsText()
  const { locale } = useMarket()
  const { count, averageTenths } = summary
  if (averageTenths === undefined) return undefined
  const average = averageText(averageTenths, locale)
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-price font-extrabold">{average}</span>
        <Stars rating={averageTenths / 10} label={text.outOf(average)} />
        <span className="text-ink-2">{text.count(count)}</span>
      </p>
      <ul aria-label={text.distribution} className="mt-3 grid gap-0.5">
        {ratings.toReversed().map(rating => (
          <Bar key={rating} {...{ rating, summary }} href={hrefOf(rating)} />
        ))}
      </ul>
    </div>
  )
}

type BarProps = Pick<SummaryCardProps, 'summary'> & {
  readonly rating: Rating
  readonly href: string
}

function Bar({ rating, summary, href }: BarProps) {
  const text = useReviewsText()
  const { locale } = useMarket()
  const count = summary.counts[rating]
  const bar = (
    <>
      <span>{text.stars(rating)}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={shareOf(summary, rating)} height="8" />
      </svg>
      <span>{formatCount(count, locale)}</span>
    </>
  )
  return (
    <li>
      {count === 0 ? (
        <p className="rating-bar">{bar}</p>
      ) : (
        <a
          href={href}
          aria-label={text.onlyStars(text.stars(rating), text.count(count))}
          className="rating-bar"
        >
          {bar}
        </a>
      )}
    </li>
  )
}
