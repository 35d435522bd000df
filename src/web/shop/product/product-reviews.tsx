import type { Model } from '#domain/device/device.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { languageOf } from '#domain/market/market.ts'
import { slug } from '#domain/market/transliterate.ts'
import { reviewsPath } from '#domain/review/review-list.ts'
import type { ModelReviews } from '#domain/review/review-page.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ReviewArticle } from '../reviews/review-article.tsx'
import { SummaryCard } from '../reviews/summary-card.tsx'

type ProductReviewsProps = { readonly model: Model; readonly reviews: ModelReviews }

/** Reviews of the same model: the summary, the newest ones, and a link to all of them. */
export function ProductReviews({ model, reviews: { summary, newest } }: ProductReviewsProps) {
  const { product: text, how, howPoints } = useReviewsText()
  const { market, base } = useMarket()
  const language = languageOf[market]
  const subject = { brand: slug(model.brand, language), model: slug(model.name, language) }
  const hasAny = summary.count > 0
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="wrap scroll-mt-6 py-7 sm:py-10"
    >
      <h2 id="reviews-title">{text.title}</h2>
      <p className="mt-2 text-meta text-ink-2">{hasAny ? text.note : text.none}</p>
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-5">
          <SummaryCard
            summary={summary}
            hrefOf={stars => base + reviewsPath(market, { subject, stars })}
          />
          <p className="text-meta text-ink-2">
            {howPoints[0]}{' '}
            <TextLink href={`${base}${buildUrl(market, 'reviews')}#checked`}>{how}</TextLink>
          </p>
        </div>
        {hasAny && (
          <div className="min-w-0">
            {newest.map(review => (
              <ReviewArticle key={review.id} review={review} level={3} />
            ))}
            <ButtonLink tone="ghost" size="small" href={base + reviewsPath(market, { subject })}>
              {text.all}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}
