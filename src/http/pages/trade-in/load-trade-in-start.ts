import { searchKey } from '#domain/device/listing-query.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import { parseReviewQuery } from '#domain/review/review-list.ts'
import { listReviews } from '#services/review/list-reviews.ts'
import { findBuyback } from '#services/trade-in/find-buyback.ts'
import { listPopularBuyback } from '#services/trade-in/list-buyback.ts'
import { onFixedPage } from '../page-request.ts'

const shownPopular = 8
const shownReviews = 3

/**
 * The landing page for trade-ins: the bestsellers that the shop buys, and search results for visitors without
 * JavaScript.
 */
export const loadTradeInStart = onFixedPage('sell', async ({ market, query, ctx }) => {
  const text = searchedText(query.get(searchKey))
  const [popular, found, reviews] = await Promise.all([
    listPopularBuyback(ctx, market, shownPopular),
    text === '' ? [] : findBuyback(ctx, market, text),
    listReviews(ctx, market, 'sale', parseReviewQuery(market, new URLSearchParams())),
  ])
  const newest = reviews.reviews.slice(0, shownReviews)
  return { popular, text, found, reviews: { summary: reviews.summary, newest } }
})
