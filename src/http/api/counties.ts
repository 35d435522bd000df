import { countiesSchema } from '#contract/place.ts'
import { marketQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { listCounties } from '#services/places/list-places.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const countiesEndpoint = endpoint({
  method: 'GET',
  path: '/api/counties/',
  summary: 'All counties of a market.',
  cacheControl: placesCache,
  query: marketQuerySchema,
  answer: countiesSchema,
  refuses: [400],
  example: {
    query: { market: 'ro' },
    answer: { items: [{ id: '14', name: 'Cluj' }] },
  },
  serve: async ({ ctx, query }) => ok({ items: await listCounties(ctx, query.market) }),
})
