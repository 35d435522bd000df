import {
  cartRefreshAnswerSchema,
  cartRefreshRequestSchema,
  toCartRefreshAnswer,
} from '#contract/cart-refresh.ts'
import { ok } from '#domain/result.ts'
import { makeCodeGuesses } from './code-guesses.ts'
import { endpoint } from './endpoint.ts'
import { exampleRefreshed } from './example-cart.ts'

// As many as /api/promo/ answers in a minute; a code that is not judged stays in the cart as it is.
const guesses = makeCodeGuesses(20)

export const cartRefresh = endpoint({
  method: 'POST',
  path: '/api/cart-refresh/',
  summary: 'What a cart asks about, as it stands on the shelf now; one unit serves one product.',
  body: cartRefreshRequestSchema,
  answer: cartRefreshAnswerSchema,
  refuses: [400, 403, 413, 415, 429, 503],
  example: {
    body: {
      products: [{ productId: 'P101802', accessoryIds: [], grade: 'FOARTE_BUN' }],
      accessoryIds: [],
      batteryIds: ['battery-smartphone'],
      country: 'RO',
    },
    answer: exampleRefreshed,
  },
  serve: async ({ shop, body, request }) => {
    const { promoCode, ...uncoded } = body
    const isJudged = promoCode !== undefined && guesses.mayAsk(request.ip)
    const view = await shop.refreshCart(isJudged ? body : uncoded)
    if (view.promo?.kind === 'refused' && view.promo.reason.kind === 'unknown')
      guesses.wasWrong(request.ip)
    return ok(toCartRefreshAnswer(view))
  },
})
