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

/** A page of a market's reviews; the summary is of the whole subject, whatever else narrows the list. */
export type ReviewPage = {
  readonly reviews: readonly Review[]
  readonly query: ReviewQuery
  /** The last review shown, where older ones follow. */
  readonly olderThan?: string
  readonly summary: ReviewSummary
  readonly models: readonly ReviewedModel[]
}

/** Of a model in whatever configuration, or of a market's sellers: the summary and the newest reviews. */
export type ModelReviews = {
  readonly summary: ReviewSummary
  readonly newest: readonly Review[]
}

/** What a list of devices tells of its brand's or model's reviews; `path` is within the market. */
export type ListRating = {
  readonly averageTenths: number
  readonly count: number
  readonly path: string
}
