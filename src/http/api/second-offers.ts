import { tradeInParamsSchema } from '#contract/trade-in.ts'
import { secondAnswerSchema } from '#contract/trade-in-inspection.ts'
import { tradeInViewSchema } from '#contract/trade-in-view.ts'
import { answerSecondOffer } from '#services/trade-in/answer-second-offer.ts'
import { endpoint } from './endpoint.ts'
import { exampleTradeIn } from './example-trade-in.ts'
import { refusedTo, requesterOf } from './trade-ins.ts'

const path = '/api/sales/{number}/second-offer/'

export const answerSecondOfferEndpoint = endpoint({
  method: 'POST',
  path,
  summary:
    'Accepts or declines a second offer until the end of its fourteenth day; the same answer sent again changes nothing.',
  limit: 'payments',
  params: tradeInParamsSchema,
  body: secondAnswerSchema,
  answer: tradeInViewSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params: { number: exampleTradeIn.number },
    body: { answer: 'accept' },
    answer: { ...exampleTradeIn, state: 'accepted-second' },
  },
  serve: async ({ ctx, params, body: { token, answer }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const result = await answerSecondOffer(ctx, requester, params.number, answer)
    return result.ok ? result : refusedTo(requester, `POST ${path}`, result.refusal)
  },
})
