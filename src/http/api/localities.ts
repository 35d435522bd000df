import { localitiesSchema } from '#contract/place.ts'
import { localityQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const localities = endpoint({
  method: 'GET',
  path: '/api/localities/',
  summary: 'All localities of a county; none for a county that does not exist.',
  cacheControl: placesCache,
  query: localityQuerySchema,
  answer: localitiesSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', countyId: '14' },
    answer: { items: [{ id: '1086', name: 'Cluj-Napoca', postalCode: '400001' }] },
  },
  serve: async ({ shop, query: { market, countyId } }) =>
    ok({ items: await shop.listLocalities(market, countyId) }),
})
