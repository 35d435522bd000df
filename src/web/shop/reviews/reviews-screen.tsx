import { categoryPath } from '#domain/market/build-url.ts'
import { type ReviewQuery, reviewsPath } from '#domain/review/review-list.ts'
import type { ReviewPage } from '#domain/review/review-page.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HowChecked } from './how-checked.tsx'
import { ReviewFilter } from './review-filter.tsx'
import { ReviewPages } from './review-pages.tsx'
import { ReviewsFrame } from './reviews-frame.tsx'
import { SummaryCard } from './summary-card.tsx'

type ReviewsScreenProps = { readonly page: ReviewPage; readonly isRefused: boolean }

/** Reviews by customers, with how they are checked; everything on the page works as links and forms. */
export function ReviewsScreen({ page, isRefused }: ReviewsScreenProps) {
  const { title, intro } = useReviewsText()
  const { market, base } = useMarket()
  const { query, summary, models } = page
  const { after: _after, ...rest } = query
  const isEmpty = models.length === 0
  const hrefOf = (changes: Partial<ReviewQuery>) => base + reviewsPath(market, changes)
  const aside = (
    <>
      <SummaryCard {...{ summary }} hrefOf={stars => hrefOf({ ...filtersOf(page), stars })} />
      {!isEmpty && <ReviewFilter {...{ query, models }} />}
      <HowChecked isOpen={isEmpty} />
    </>
  )
  return (
    <ReviewsFrame {...{ title, intro, isRefused, aside }}>
      {isEmpty ? (
        <div className="max-lg:order-first">
          <None />
        </div>
      ) : (
        <ReviewPages
          page={page}
          kind="purchase"
          hrefOf={after => hrefOf({ ...rest, ...(after !== undefined && { after }) })}
        />
      )}
    </ReviewsFrame>
  )
}

/** The filters that stay when the rating changes. */
function filtersOf({ query: { subject, grade, sort } }: ReviewPage) {
  return {
    ...(subject && { subject }),
    ...(grade && { grade }),
    sort,
  }
}

function None() {
  const text = useReviewsText()
  const { market, base } = useMarket()
  return (
    <EmptyState
      title={text.none}
      action={<ButtonLink href={base + categoryPath(market, 'phones')}>{text.toShop}</ButtonLink>}
    >
      {text.noneText}
    </EmptyState>
  )
}
