import {
  cartRefreshRequestSchema,
  cartRefreshResponseSchema,
  toCartRefreshResponse,
} from '#contract/cart-refresh.ts'
import type { PromoCheck } from '#domain/cart/shelf.ts'
import { ok } from '#domain/result.ts'
import { judgePromo } from '#services/cart/judge-promo.ts'
import { refreshCart } from '#services/cart/refresh-cart.ts'
import { endpoint } from './endpoint.ts'
import { exampleRefreshed } from './example-cart.ts'

export const cartRefreshEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart-refresh/',
  summary: 'What a cart asks about, as it stands on the shelf now; one unit serves one product.',
  body: cartRefreshRequestSchema,
  answer: cartRefreshResponseSchema,
  refuses: [400, 403, 413, 415, 429, 503],
  example: {
    body: {
      products: [{ productId: 'P101602', accessoryIds: [], grade: 'FOARTE_BUN' }],
      accessoryIds: [],
      batteryIds: ['battery-smartphone'],
      country: 'RO',
    },
    answer: exampleRefreshed,
  },
  serve: async ({ ctx, body, request }) => {
    const { promoCode, ...uncoded } = body
    // A promo code that is not checked stays in the cart unchanged.
    const judged = promoCode === undefined ? undefined : await judgePromo(ctx, request.ip)
    const view = await refreshCart(ctx, judged?.isJudged ? body : uncoded)
    if (judged?.isJudged && !isUnknown(view.promo)) await judged.wasNotWrong()
    return ok(toCartRefreshResponse(view))
  },
})

function isUnknown(promo: PromoCheck | undefined): boolean {
  return promo?.kind === 'refused' && promo.reason.kind === 'unknown'
}
