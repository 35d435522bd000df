import { reviewOfferSchema, tradeInParamsSchema } from '#contract/trade-in.ts'
import { tradeInViewSchema } from '#contract/trade-in-view.ts'
import { refuse } from '#domain/result.ts'
import { reviewOffer } from '#services/trade-in/review-offer.ts'
import type { ReviewOfferRefusal } from '#services/trade-in/trade-in-request.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'
import { exampleTradeIn } from './example-trade-in.ts'

export const reviewOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/sales/{number}/review-offer/',
  summary:
    'For staff: the offer for a device that a person has to look at first, at most what its answers allow; its seller is written to.',
  access: 'staff',
  params: tradeInParamsSchema,
  body: reviewOfferSchema,
  answer: tradeInViewSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params: { number: exampleTradeIn.number },
    headers: { authorization: 'Bearer …' },
    body: { amountMinor: 12_000, reason: 'the board alone is worth that' },
    answer: exampleTradeIn,
  },
  serve: async ({ ctx, params, body: { amountMinor, reason } }) => {
    const why = { actor: 'staff', reason }
    const offered = await reviewOffer(ctx, params.number, amountMinor, why)
    return offered.ok ? offered : refuse(refusedReview(offered.refusal))
  },
})

function refusedReview(refusal: ReviewOfferRefusal): Refused {
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'move-not-allowed':
      return { status: 409, code: refusal.kind, title: 'It waits for no offer.' }
    case 'above-most':
      return {
        status: 409,
        code: refusal.kind,
        title: 'More than its answers allow.',
        field: 'amountMinor',
        max: refusal.mostMinor,
      }
  }
}
