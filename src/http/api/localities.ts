import { localitiesSchema } from '#contract/place.ts'
import { localityQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { listLocalities } from '#services/places/list-places.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const localitiesEndpoint = endpoint({
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
  serve: async ({ ctx, query: { market, countyId } }) =>
    ok({ items: await listLocalities(ctx, market, countyId) }),
})
