import type { Market } from '#domain/market/market.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewQuery, ReviewSubject } from '#domain/review/review-list.ts'
import type { ModelReviews, ReviewPage } from '#domain/review/review-page.ts'
import { type ReviewSummary, summarize } from '#domain/review/review-summary.ts'
import type { PublishedReviews } from '#store/review/read-reviews.ts'
import type { ReviewSummaries } from '#store/review/summaries.ts'

type Deps = { readonly published: PublishedReviews; readonly summaries: ReviewSummaries }

const onAPage = 10
const onProductPage = 3

/** The reviews of a market, ten per page. The summary is read from storage; reviews are never counted here. */
export function makeListReviews({ published, summaries }: Deps) {
  return async (market: Market, kind: ReviewKind, query: ReviewQuery): Promise<ReviewPage> => {
    const [found, counts, models] = await Promise.all([
      published.page({ market, kind }, query, onAPage + 1),
      query.subject ? countsOf(summaries, market, query.subject) : summaries.ofMarket(market, kind),
      summaries.models(market),
    ])
    const reviews = found.slice(0, onAPage)
    const last = reviews.at(-1)
    return {
      reviews,
      query,
      ...(found.length > onAPage && last && { olderThan: last.id }),
      summary: summarize(counts),
      models,
    }
  }
}

/** The review summary of a brand or of one of its models. */
export function makeSumUpReviews({ summaries }: Pick<Deps, 'summaries'>) {
  return async (market: Market, subject: ReviewSubject): Promise<ReviewSummary> =>
    summarize(await countsOf(summaries, market, subject))
}

/** The reviews on a product page: those of the whole model, because its configurations wear alike. */
export function makeReviewsOfModel({ published, summaries }: Deps) {
  return async (market: Market, modelId: string): Promise<ModelReviews> => {
    const [counts, newest] = await Promise.all([
      summaries.ofModel(market, modelId),
      published.newestOf(market, modelId, onProductPage),
    ])
    return { summary: summarize(counts), newest }
  }
}

function countsOf(summaries: ReviewSummaries, market: Market, { brand, model }: ReviewSubject) {
  return model === undefined
    ? summaries.ofBrand(market, brand)
    : summaries.ofModelNamed(market, brand, model)
}
