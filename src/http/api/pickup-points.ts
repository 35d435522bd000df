import { pickupPointsSchema } from '#contract/place.ts'
import { pickupPointQuerySchema } from '#contract/query.ts'
import { ok } from '#domain/result.ts'
import { listPickupPoints } from '#services/places/list-pickup-points.ts'
import { placesCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

const example = {
  id: 'bg-econt-office-001',
  carrier: 'econt',
  kind: 'office',
  name: 'Еконт София Витоша',
  address: 'бул. Витоша 100',
  county: 'София-град',
  countyId: '22',
  city: 'София',
  cityId: '1140',
  postalCode: '1463',
  lat: 42.684,
  lng: 23.317,
  distance: 1487,
  hours: 'пн–пт 08:30–19:30, сб 09:00–15:00',
} as const

export const pickupPointsEndpoint = endpoint({
  method: 'GET',
  path: '/api/pickup-points/',
  summary:
    'Open lockers and offices of a market, 20 a page: those whose name, street, locality or postal code mentions q, nearest first where near (lat,lng), a locality or a postal code says from where.',
  cacheControl: placesCache,
  query: pickupPointQuerySchema,
  answer: pickupPointsSchema,
  refuses: [400],
  example: {
    query: {
      market: 'bg',
      carrier: 'econt',
      kind: 'office',
      page: '1',
      q: 'витоша',
      near: '42.697,23.321',
    },
    answer: { items: [example], page: 1, total: 1, hasMore: false },
  },
  serve: async ({ ctx, query }) => ok(await listPickupPoints(ctx, query)),
})
