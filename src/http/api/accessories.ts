import { accessoryPageSchema, accessoryQuerySchema } from '#contract/accessory-listing.ts'
import { ok } from '#domain/result.ts'
import { browseAccessories } from '#services/catalogue/browse-accessories.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

export const accessoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/accessories/',
  summary:
    'Accessories on offer, 24 a page, with their facets; a page past the end is the last one.',
  cacheControl: catalogueCache,
  query: accessoryQuerySchema,
  answer: accessoryPageSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', type: 'charger,cable', brand: 'samsung', sort: 'price-up' },
    answer: {
      cards: [
        {
          id: 'A1003',
          type: 'charger',
          name: 'Încărcător superrapid USB-C, 45 W',
          price: { minor: 14900, currency: 'RON' },
          madeFor: { kind: 'types', types: ['SMARTPHONE', 'TABLET'], brand: 'Samsung' },
        },
      ],
      total: 1,
      page: 1,
      pages: 1,
      sort: 'price-up',
      facets: [
        { key: 'type', items: [{ value: 'charger', label: 'charger', count: 1, isChosen: true }] },
        { key: 'brand', items: [{ value: 'samsung', label: 'Samsung', count: 1, isChosen: true }] },
      ],
      priceRange: { from: 149, to: 149 },
    },
  },
  serve: async ({ ctx, query }) => ok(await browseAccessories(ctx, query)),
})
