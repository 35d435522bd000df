import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { reviewsPath } from '#domain/review/review-list.ts'
import type { ReviewPage } from '#domain/review/review-page.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HowChecked } from './how-checked.tsx'
import { ReportForm } from './report-form.tsx'
import { ReviewArticle } from './review-article.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { SummaryCard } from './summary-card.tsx'

type ReviewsScreenProps = { readonly page: ReviewPage; readonly isRefused: boolean }

/** What buyers say, with how it is checked; everything on it works as links and forms. */
export const ReviewsScreen = ({ page, isRefused }: ReviewsScreenProps) => {
  const words = useReviewsText()
  const { shell } = useText()
  const { market, base } = useMarket()
  const { wish, summary, models } = page
  const isEmpty = models.length === 0
  return (
    <div className="wrap pt-5 sm:pt-7">
      <Breadcrumbs
        crumbs={[
          { label: shell.home, href: base + buildUrl(market, 'home') },
          { label: words.title },
        ]}
      />
      <h1 className="mt-3">{words.title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{words.intro}</p>
      {isRefused && <Notice tone="error" title={words.tooManyReports} className="mt-4" />}
      <div className="mt-6 grid items-start gap-x-10 gap-y-7 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          <SummaryCard
            summary={summary}
            hrefOf={stars => base + reviewsPath(market, { ...shownBy(page), stars })}
          />
          {!isEmpty && <ReviewFilter {...{ wish, models }} />}
          <HowChecked isOpen={isEmpty} />
        </div>
        {isEmpty ? (
          <div className="max-lg:order-first">
            <None />
          </div>
        ) : (
          <List page={page} />
        )}
      </div>
    </div>
  )
}

/** What stays chosen when the stars change. */
const shownBy = ({ wish: { subject, grade, sort } }: ReviewPage) => ({
  ...(subject && { subject }),
  ...(grade && { grade }),
  sort,
})

const None = () => {
  const words = useReviewsText()
  const { market, base } = useMarket()
  return (
    <EmptyState
      title={words.none}
      action={<ButtonLink href={base + categoryPath(market, 'phones')}>{words.toShop}</ButtonLink>}
    >
      {words.noneText}
    </EmptyState>
  )
}

const List = ({ page }: Pick<ReviewsScreenProps, 'page'>) => {
  const words = useReviewsText()
  const { market, base } = useMarket()
  const { reviews, wish, olderThan } = page
  const hrefOf = (after?: string) => {
    const { after: _seen, ...rest } = wish
    return base + reviewsPath(market, { ...rest, ...(after !== undefined && { after }) })
  }
  if (reviews.length === 0)
    return <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
  return (
    <section aria-label={words.list} className="min-w-0">
      {reviews.map(review => (
        <ReviewArticle key={review.id} review={review} level={2} hasModel>
          <ReportForm reviewId={review.id} />
        </ReviewArticle>
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {wish.after !== undefined && (
          <ButtonLink tone="ghost" size="small" href={hrefOf()} rel="prev">
            {words.first}
          </ButtonLink>
        )}
        {olderThan !== undefined && (
          <ButtonLink tone="ghost" size="small" href={hrefOf(olderThan)} rel="next">
            {words.older}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
