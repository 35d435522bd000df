import { promoCheckSchema, promoRequestSchema } from '#contract/promo.ts'
import { refuse } from '#domain/result.ts'
import { checkPromoCode } from '#services/cart/check-promo-code.ts'
import { refusalOf } from '../refusal-status.ts'
import { endpoint } from './endpoint.ts'
import { exampleCart } from './example-order.ts'

export const promoEndpoint = endpoint({
  method: 'POST',
  path: '/api/promo/',
  summary: 'Whether a promo code holds for a cart, and why not.',
  limit: 'orders',
  body: promoRequestSchema,
  answer: promoCheckSchema,
  refuses: [400, 403, 413, 415, 422, 429, 503],
  example: {
    body: { ...exampleCart, promoCode: 'KINTSU10' },
    answer: { kind: 'valid', promo: { code: 'KINTSU10', percentage: 10 } },
  },
  serve: async ({ ctx, body }) => {
    const checked = await checkPromoCode(ctx, body)
    return checked.ok ? checked : refuse(refusalOf(checked.refusal))
  },
})
