import { pickupMapSchema } from '#contract/place.ts'
import { pickupMapQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { mapPickupPoints } from '#services/places/list-pickup-points.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const pickupMapEndpoint = endpoint({
  method: 'GET',
  path: '/api/pickup-map/',
  summary:
    'Where all open lockers or offices of a carrier are in a market, for a map; the localities with most of them first.',
  cacheControl: placesCache,
  query: pickupMapQuerySchema,
  answer: pickupMapSchema,
  refuses: [400],
  example: {
    query: { market: 'bg', carrier: 'econt', kind: 'office' },
    answer: {
      items: [
        {
          id: 'bg-econt-office-001',
          name: 'Еконт София Витоша',
          city: 'София',
          county: 'София-град',
          lat: 42.684,
          lng: 23.317,
        },
      ],
    },
  },
  serve: async ({ ctx, query: { market, carrier, kind } }) =>
    ok({ items: await mapPickupPoints(ctx, market, carrier, kind) }),
})
