import { tradeInParamsSchema } from '#contract/trade-in.ts'
import {
  objectionSchema,
  secondAnswerSchema,
  unlockedSchema,
} from '#contract/trade-in-inspection.ts'
import { tradeInViewSchema } from '#contract/trade-in-view.ts'
import { answerSecondOffer } from '#services/trade-in/answer-second-offer.ts'
import { objectToOffer } from '#services/trade-in/object-to-offer.ts'
import { reportUnlocked } from '#services/trade-in/report-unlocked.ts'
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

const objectionPath = '/api/sales/{number}/objection/'

export const objectToOfferEndpoint = endpoint({
  method: 'POST',
  path: objectionPath,
  summary:
    'Asks once, instead of answering a second offer, for a second look by somebody else: the amount may only stay or rise.',
  limit: 'payments',
  params: tradeInParamsSchema,
  body: objectionSchema,
  answer: tradeInViewSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params: { number: exampleTradeIn.number },
    body: { words: 'The scratch is on the foil, not on the glass.' },
    answer: { ...exampleTradeIn, state: 'objected' },
  },
  serve: async ({ ctx, params, body: { token, words, photos }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const result = await objectToOffer(ctx, requester, params.number, { words, photos })
    return result.ok ? result : refusedTo(requester, `POST ${objectionPath}`, result.refusal)
  },
})

const unlockedPath = '/api/sales/{number}/unlocked/'

export const reportUnlockedEndpoint = endpoint({
  method: 'POST',
  path: unlockedPath,
  summary: 'The seller of a locked device says that its lock is removed; staff look again.',
  limit: 'payments',
  params: tradeInParamsSchema,
  body: unlockedSchema,
  answer: tradeInViewSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params: { number: exampleTradeIn.number },
    body: {},
    answer: { ...exampleTradeIn, state: 'locked', lock: { kind: 'apple', isReported: true } },
  },
  serve: async ({ ctx, params, body: { token }, request }) => {
    const requester = await requesterOf(ctx, request, token)
    const result = await reportUnlocked(ctx, requester, params.number)
    return result.ok ? result : refusedTo(requester, `POST ${unlockedPath}`, result.refusal)
  },
})
