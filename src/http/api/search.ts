import { searchQuerySchema, suggestionsSchema } from '#contract/search.ts'
import { ok } from '#domain/result.ts'
import { suggest } from '#services/catalogue/suggest.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'
import { exampleOffer, exampleProduct } from './example-product.ts'

export const searchEndpoint = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary:
    'Models, categories, brands, accessories and help pages meant by what was typed, the best first, in Latin, Cyrillic or Greek, with typing errors.',
  cacheControl: catalogueCache,
  query: searchQuerySchema,
  answer: suggestionsSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', q: 'ajfon 13 128' },
    answer: {
      models: [{ product: exampleProduct, offer: exampleOffer, category: 'phones' }],
      categories: ['phones'],
      brands: [{ name: 'Apple', slug: 'apple', category: 'phones', listings: 312 }],
      accessories: [],
      help: [],
    },
  },
  serve: async ({ ctx, query: { market, q } }) => ok(await suggest(ctx, { market, text: q })),
})
