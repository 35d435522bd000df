import { configurationsQuerySchema, configurationsSchema } from '#contract/trade-in-models.ts'
import { ok, refuse } from '#domain/result.ts'
import { viewBuyback } from '#services/trade-in/view-buyback.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const tradeInConfigurationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/sales/configurations/',
  summary:
    'The configurations of a model that the shop buys, the cheapest first, each with what it is bought for, spotless.',
  cacheControl: catalogueCache,
  query: configurationsQuerySchema,
  answer: configurationsSchema,
  refuses: [400, 404],
  example: {
    query: { market: 'ro', model: 'apple-iphone-13' },
    answer: {
      configurations: [
        {
          item: 'apple-iphone-13 128 GB',
          configured: { storage: '128 GB' },
          most: { minor: 110_000, currency: 'RON' },
        },
      ],
    },
  },
  serve: async ({ ctx, query: { market, model } }) => {
    const bought = await viewBuyback(ctx, market, model)
    return bought
      ? ok({ configurations: bought.configurations })
      : refuse({ status: 404, code: 'not-bought', title: 'The shop does not buy this model.' })
  },
})
