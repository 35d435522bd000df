import { postalPlacesSchema } from '#contract/place.ts'
import { postalPlaceQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { listPostalPlaces } from '#services/places/list-postal-places.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const postalPlacesEndpoint = endpoint({
  method: 'GET',
  path: '/api/postal-places/',
  summary:
    'Where a postal code belongs: localities that have it, or else counties of similar codes; none if nothing is known.',
  cacheControl: placesCache,
  query: postalPlaceQuerySchema,
  answer: postalPlacesSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', postalCode: '400001' },
    answer: {
      items: [
        { county: { id: '14', name: 'Cluj' }, locality: { id: '1086', name: 'Cluj-Napoca' } },
      ],
    },
  },
  serve: async ({ ctx, query: { market, postalCode } }) =>
    ok({ items: await listPostalPlaces(ctx, market, postalCode) }),
})
