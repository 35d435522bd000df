import { searchedText } from '#domain/device/searched-text.ts'
import { searchKey } from '#domain/device/wish.ts'
import { parseReviewQuery } from '#domain/review/review-list.ts'
import { onFixedPage } from './page-request.ts'

const shownPopular = 8
const shownReviews = 3

/** Where selling begins: what is bought of what sells best, and what was searched for where no script did it. */
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
