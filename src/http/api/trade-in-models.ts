import { searchQuerySchema } from '#contract/search.ts'
import { buybackModelsSchema } from '#contract/trade-in-models.ts'
import { ok } from '#domain/result.ts'
import { findBuyback } from '#services/trade-in/find-buyback.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'
import { exampleProduct } from './example-product.ts'

export const tradeInModelsEndpoint = endpoint({
  method: 'GET',
  path: '/api/sales/models/',
  summary:
    'Models the shop buys that are meant by what was typed, the best first, each with what its best configuration is bought for, spotless.',
  cacheControl: catalogueCache,
  query: searchQuerySchema,
  answer: buybackModelsSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', q: 'ajfon 13' },
    answer: {
      models: [{ product: exampleProduct, most: { minor: 150_000, currency: 'RON' } }],
    },
  },
  serve: async ({ ctx, query: { market, q } }) => ok({ models: await findBuyback(ctx, market, q) }),
})
