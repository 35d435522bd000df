import { streetsSchema } from '#contract/place.ts'
import { streetQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { listStreets } from '#services/places/list-streets.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const streetsEndpoint = endpoint({
  method: 'GET',
  path: '/api/streets/',
  summary:
    'Streets of a locality, 100 a page; q is looked for in any alphabet, without case, accents and spaces.',
  cacheControl: placesCache,
  query: streetQuerySchema,
  answer: streetsSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', localityId: '1086', page: '1', q: 'motilor' },
    answer: {
      items: [{ id: '100001', name: 'Calea Moților', postalCode: '400001' }],
      page: 1,
      hasMore: false,
    },
  },
  serve: async ({ ctx, query }) => ok(await listStreets(ctx, query)),
})
