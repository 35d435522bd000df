import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewPage } from '#domain/review/review-page.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReportForm } from './report-form.tsx'
import { ReviewArticle } from './review-article.tsx'

type ReviewPagesProps = {
  readonly page: ReviewPage
  readonly kind: ReviewKind
  /** The URL of the page that follows a review; of the first page without one. */
  readonly hrefOf: (after?: string) => string
}

/** A page of reviews in a list, and links to the neighbouring pages. */
export function ReviewPages({ page, kind, hrefOf }: ReviewPagesProps) {
  const text = useReviewsText()
  const { reviews, query, olderThan } = page
  if (reviews.length === 0) return <EmptyState title={text.nothing}>{text.nothingText}</EmptyState>
  return (
    <section aria-label={text.list} className="min-w-0">
      {reviews.map(review => (
        <ReviewArticle key={review.id} review={review} level={2} hasModel>
          <ReportForm kind={kind} reviewId={review.id} />
        </ReviewArticle>
      ))}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        {query.after !== undefined && (
          <ButtonLink tone="ghost" size="small" href={hrefOf()} rel="prev">
            {text.first}
          </ButtonLink>
        )}
        {olderThan !== undefined && (
          <ButtonLink tone="ghost" size="small" href={hrefOf(olderThan)} rel="next">
            {text.older}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
