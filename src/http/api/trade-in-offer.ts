import { offerRequestSchema, runningOfferSchema } from '#contract/trade-in-offer.ts'
import { refuse } from '#domain/result.ts'
import type { OfferRefusal } from '#domain/trade-in/running-offer.ts'
import { calculateOffer } from '#services/trade-in/calculate-offer.ts'
import { endpoint, type Refused } from './endpoint.ts'

export const tradeInOfferEndpoint = endpoint({
  method: 'POST',
  path: '/api/sales/offer/',
  summary:
    'What a device is worth by the answers given so far, line by line, for every payout; what was not asked yet counts as spotless. Nothing is kept.',
  limit: 'payments',
  body: offerRequestSchema,
  answer: runningOfferSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    body: {
      market: 'ro',
      answers: {
        intro: 'CONSOLE',
        brand: 'Sony',
        model: 'sony-playstation-4-slim',
        'config-storage': { storage: '500 GB' },
        'console-defects': ['online-ban'],
      },
    },
    answer: {
      bookVersion: 1,
      steps: [
        'intro',
        'brand',
        'model',
        'config-storage',
        'liquid-contact',
        'grading-case',
        'console-defects',
        'console-controllers',
        'email',
        'offer',
        'auth',
        'payment',
        'delivery',
      ],
      openStep: 'liquid-contact',
      isFinal: false,
      offers: {
        'bank-fast': { kind: 'rejected', reasons: ['online-ban'] },
        'bank-slow': { kind: 'rejected', reasons: ['online-ban'] },
        voucher: { kind: 'rejected', reasons: ['online-ban'] },
      },
    },
  },
  serve: async ({ ctx, body: { market, answers } }) => {
    const calculated = await calculateOffer(ctx, market, answers)
    return calculated.ok ? calculated : refuse(refusedOffer(calculated.refusal))
  },
})

/** The response for each reason there is no offer. */
export function refusedOffer(refusal: OfferRefusal): Refused {
  switch (refusal.kind) {
    case 'unknown-model':
      return { status: 404, code: refusal.kind, title: 'No such model is known.', field: 'model' }
    case 'not-bought':
      return { status: 409, code: refusal.kind, title: 'It is not bought in this configuration.' }
    case 'not-told': {
      const { kind, step } = refusal
      return { status: 422, code: kind, title: 'A question before the price is open.', step }
    }
  }
}
