import {
  cartRefreshAnswerSchema,
  cartRefreshRequestSchema,
  toCartRefreshAnswer,
} from '#contract/cart-refresh.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from './endpoint.ts'
import { exampleRefreshed } from './example-cart.ts'

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
  serve: async ({ shop, body }) => ok(toCartRefreshAnswer(await shop.refreshCart(body))),
})
