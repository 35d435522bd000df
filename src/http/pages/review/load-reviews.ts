import { data, redirect } from 'react-router'
import { reportFormSchema } from '#contract/review-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import { parseReviewQuery } from '#domain/review/review-list.ts'
import { listReviews } from '#services/review/list-reviews.ts'
import { reportReview } from '#services/review/report-review.ts'
import { readMemberForm } from '../account/member-form.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { kindKey } from './load-review-result.ts'

/** Reviews by customers, the same for every visitor; a page past the last one is a 404. */
export const loadReviews = onFixedPage('reviews', async ({ market, query, ctx }) => {
  const choice = parseReviewQuery(market, query)
  const page = await listReviews(ctx, market, 'purchase', choice)
  if (choice.after !== undefined && page.reviews.length === 0) throw notFound()
  return { page }
})

/** Reviews by sellers, the newest first. */
export const loadTradeInReviews = onFixedPage('sell-reviews', async ({ market, query, ctx }) => {
  const { stars, after } = parseReviewQuery(market, query)
  const choice = { sort: 'newest', ...(stars && { stars }), ...(after && { after }) } as const
  const page = await listReviews(ctx, market, 'sale', choice)
  if (after !== undefined && page.reviews.length === 0) throw notFound()
  return { page }
})

/** A visitor reports a review; a review that no longer exists is a 404. */
function reportOf(kind: ReviewKind) {
  return async (request: PageRequest) => {
    const { market, ctx, site } = request
    const { review, reason } = await readMemberForm(request, reportFormSchema)
    const result = await reportReview(ctx, { reviewId: review, reason, address: site.address })
    if (result.ok)
      throw redirect(reportedPath(market, kind), {
        status: 303,
        headers: personal,
      })
    if (result.refusal.kind === 'not-found') throw notFound()
    return data({ isRefused: true }, { status: 429, headers: personal })
  }
}

function reportedPath(market: Market, kind: ReviewKind): string {
  return buildUrl(
    market,
    'review-thank-you',
    [],
    [['done', 'reported'], ...(kind === 'sale' ? ([[kindKey, kind]] as const) : [])],
  )
}

export const handleReportReview = onFixedPage('reviews', reportOf('purchase'))
export const reportSellReview = onFixedPage('sell-reviews', reportOf('sale'))
