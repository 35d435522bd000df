import type { Review } from './review.ts'
import type { ReviewQuery } from './review-list.ts'
import type { ReviewSummary } from './review-summary.ts'

/** A model that has reviews. */
export type ReviewedModel = {
  readonly brandSlug: string
  readonly brand: string
  readonly slug: string
  readonly name: string
}

/** A page of the reviews of a market; the summary covers the whole subject, whatever the other filters. */
export type ReviewPage = {
  readonly reviews: readonly Review[]
  readonly query: ReviewQuery
  /** The id of the last review shown, if older ones follow. */
  readonly olderThan?: string
  readonly summary: ReviewSummary
  readonly models: readonly ReviewedModel[]
}

/** Reviews of a model in any configuration, or of the sellers of a market: the summary and the newest reviews. */
export type ModelReviews = {
  readonly summary: ReviewSummary
  readonly newest: readonly Review[]
}

/** The rating of a brand or model on a list of devices; `path` is within the market. */
export type ListRating = {
  readonly averageTenths: number
  readonly count: number
  readonly path: string
}
