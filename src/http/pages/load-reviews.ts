import { data, redirect } from 'react-router'
import { reportFormSchema } from '#contract/review-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parseReviewWish } from '#domain/review/review-list.ts'
import { readMemberForm } from './member-form.ts'
import { notFound, onFixedPage, personal } from './page-request.ts'

/** What buyers say, the same for everybody; past the last one there is no page. */
export const loadReviews = onFixedPage('reviews', async ({ market, query, shop }) => {
  const wish = parseReviewWish(market, query)
  const page = await shop.listReviews(market, 'purchase', wish)
  if (wish.after !== undefined && page.reviews.length === 0) throw notFound()
  return { page }
})

/** A visitor reports a review; what is not there any more is no page. */
export const reportReview = onFixedPage('reviews', async request => {
  const { market, shop, site } = request
  const { review, reason } = await readMemberForm(request, reportFormSchema)
  const said = await shop.reportReview({ reviewId: review, reason, address: site.address })
  if (said.ok)
    throw redirect(buildUrl(market, 'review-thank-you', [], [['done', 'reported']]), {
      status: 303,
      headers: personal,
    })
  if (said.refusal.kind === 'not-found') throw notFound()
  return data({ isRefused: true }, { status: 429, headers: personal })
})

export const loadSellReviews = onFixedPage('sell-reviews', async () => ({}))
