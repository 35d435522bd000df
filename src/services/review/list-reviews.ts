import type { Market } from '#domain/market/market.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewQuery, ReviewSubject } from '#domain/review/review-list.ts'
import type { ModelReviews, ReviewPage } from '#domain/review/review-page.ts'
import { type ReviewSummary, summarize } from '#domain/review/review-summary.ts'
import { listNewestReviews, listReviewPage } from '#store/review/read-reviews.ts'
import {
  countRatingsOfBrand,
  countRatingsOfMarket,
  countRatingsOfModel,
  countRatingsOfNamedModel,
  listReviewedModels,
} from '#store/review/summaries.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

const onAPage = 10
const onProductPage = 3

/** The reviews of a market, ten per page. The summary is read from storage; reviews are never counted here. */
export async function listReviews(
  ctx: Ctx,
  market: Market,
  kind: ReviewKind,
  query: ReviewQuery,
): Promise<ReviewPage> {
  const [found, counts, models] = await Promise.all([
    listReviewPage(ctx.sql, { market, kind }, query, onAPage + 1),
    query.subject
      ? countsOf(ctx, market, query.subject)
      : countRatingsOfMarket(ctx.sql, market, kind),
    listReviewedModels(ctx.sql, market),
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

/** The review summary of a brand or of one of its models. */
export async function sumUpReviews(
  ctx: Ctx,
  market: Market,
  subject: ReviewSubject,
): Promise<ReviewSummary> {
  return summarize(await countsOf(ctx, market, subject))
}

/** The reviews on a product page: those of the whole model, because its configurations wear alike. */
export async function listReviewsOfModel(
  ctx: Ctx,
  market: Market,
  modelId: string,
): Promise<ModelReviews> {
  const [counts, newest] = await Promise.all([
    countRatingsOfModel(ctx.sql, market, modelId),
    listNewestReviews(ctx.sql, market, modelId, onProductPage),
  ])
  return { summary: summarize(counts), newest }
}

function countsOf(ctx: Ctx, market: Market, { brand, model }: ReviewSubject) {
  return model === undefined
    ? countRatingsOfBrand(ctx.sql, market, brand)
    : countRatingsOfNamedModel(ctx.sql, market, brand, model)
}
