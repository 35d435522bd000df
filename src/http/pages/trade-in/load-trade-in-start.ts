import { searchKey } from '#domain/device/listing-query.ts'
import { searchedText } from '#domain/device/searched-text.ts'
import { parseReviewQuery } from '#domain/review/review-list.ts'
import { onFixedPage } from '../page-request.ts'

const shownPopular = 8
const shownReviews = 3

/**
 * The landing page for trade-ins: the bestsellers that the shop buys, and search results for visitors without
 * JavaScript.
 */
export const loadTradeInStart = onFixedPage('sell', async ({ market, query, shop }) => {
  const text = searchedText(query.get(searchKey))
  const [popular, found, reviews] = await Promise.all([
    shop.listPopularBuyback(market, shownPopular),
    text === '' ? [] : shop.findBuyback(market, text),
    shop.listReviews(market, 'sale', parseReviewQuery(market, new URLSearchParams())),
  ])
  const newest = reviews.reviews.slice(0, shownReviews)
  return { popular, text, found, reviews: { summary: reviews.summary, newest } }
})
