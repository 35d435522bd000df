import { reviewsLoaders } from '#text/review/page/reviews-loaders.ts'
import { pageText } from './page-text.ts'

export const useReviewsText = await pageText(reviewsLoaders)
