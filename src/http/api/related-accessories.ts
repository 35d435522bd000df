import {
  type RelatedAccessoriesResponse,
  relatedAccessoriesQuerySchema,
  relatedAccessoriesSchema,
} from '#contract/related-accessories.ts'
import { ok } from '#domain/result.ts'
import { relateAccessories } from '#services/cart/relate-accessories.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'

const exampleRelated: RelatedAccessoriesResponse = {
  success: true,
  data: {
    accessoriesPerCategory: [
      {
        category: 'glass',
        accessories: [
          {
            id: 'G1016',
            name: 'Folie de sticlă securizată pentru iPhone 13',
            price: { minor: 4_500, currency: 'RON' },
            type: 'glass',
            isFreeProtector: true,
            colorHex: '#DDEBF0',
          },
        ],
      },
    ],
  },
}

export const relatedAccessoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/get-related-accessories/',
  summary:
    'Accessories on offer that fit at least one of the products, by category, best first; none where no product is known.',
  cacheControl: catalogueCache,
  query: relatedAccessoriesQuerySchema,
  answer: relatedAccessoriesSchema,
  refuses: [400],
  example: {
    query: { countryCode: 'RO', productIds: 'P101601' },
    answer: exampleRelated,
  },
  serve: async ({ ctx, query }) => ok({ success: true, data: await relateAccessories(ctx, query) }),
})
