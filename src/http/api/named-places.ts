import { namedPlacesSchema } from '#contract/place.ts'
import { namedPlaceQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { listNamedPlaces } from '#services/places/list-named-places.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const namedPlacesEndpoint = endpoint({
  method: 'GET',
  path: '/api/named-places/',
  summary:
    'Localities of all counties, 100 per page: those called `q`, then those of a county called so. Without `q`, all; those with the most pickup points first.',
  cacheControl: placesCache,
  query: namedPlaceQuerySchema,
  answer: namedPlacesSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', q: 'napoca' },
    answer: {
      items: [
        {
          county: { id: '14', name: 'Cluj' },
          locality: { id: '1086', name: 'Cluj-Napoca', postalCode: '400001' },
        },
      ],
      page: 1,
      hasMore: false,
    },
  },
  serve: async ({ ctx, query }) => ok(await listNamedPlaces(ctx, query)),
})
