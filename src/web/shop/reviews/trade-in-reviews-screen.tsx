import { buildUrl } from '#domain/market/build-url.ts'
import { type ReviewQuery, reviewsPath, tradeInReviewsPath } from '#domain/review/review-list.ts'
import type { ReviewPage } from '#domain/review/review-page.ts'
import { HowItWorks } from '#web/shop/home/how-it-works.tsx'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HowChecked } from './how-checked.tsx'
import { ReviewPages } from './review-pages.tsx'
import { ReviewsFrame } from './reviews-frame.tsx'
import { SummaryCard } from './summary-card.tsx'

type TradeInReviewsScreenProps = { readonly page: ReviewPage; readonly isRefused: boolean }

/** Reviews by sellers, the newest first; until there are any, how trade-ins work and who may write. */
export function TradeInReviewsScreen({ page, isRefused }: TradeInReviewsScreenProps) {
  const { title, intro } = useReviewsText().sell
  const { market, base } = useMarket()
  const { summary, query } = page
  const isEmpty = summary.count === 0
  const stars = query.stars && { stars: query.stars }
  const hrefOf = (changes: Partial<ReviewQuery>) => base + tradeInReviewsPath(market, changes)
  const aside = (
    <>
      <SummaryCard {...{ summary }} hrefOf={rating => hrefOf({ stars: rating })} />
      <HowChecked kind="sale" isOpen={isEmpty} />
    </>
  )
  return (
    <>
      <ReviewsFrame {...{ title, intro, isRefused, aside }}>
        {isEmpty ? (
          <div className="max-lg:order-first">
            <None />
          </div>
        ) : (
          <ReviewPages
            page={page}
            kind="sale"
            hrefOf={after => hrefOf({ ...stars, ...(after !== undefined && { after }) })}
          />
        )}
      </ReviewsFrame>
      {isEmpty && <HowItWorks />}
    </>
  )
}

function None() {
  const { sell: tradeIn } = useReviewsText()
  const { market, base } = useMarket()
  return (
    <EmptyState
      title={tradeIn.none}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={base + buildUrl(market, 'sell')}>{tradeIn.toTradeInStart}</ButtonLink>
          <ButtonLink tone="ghost" href={base + reviewsPath(market)}>
            {tradeIn.toBuyers}
          </ButtonLink>
        </div>
      }
    >
      {tradeIn.noneText}
    </EmptyState>
  )
}
