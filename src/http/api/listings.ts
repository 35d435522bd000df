import { listingPageSchema } from '#contract/catalogue.ts'
import { listingQuerySchema } from '#contract/listing-query.ts'
import { ok } from '#domain/result.ts'
import { browseListings } from '#services/catalogue/browse-listings.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'
import { exampleOffer, exampleProduct } from './example-product.ts'

export const listingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/listings/',
  summary: 'Devices in stock, 24 a page, with their facets; a page past the end is the last one.',
  cacheControl: catalogueCache,
  query: listingQuerySchema,
  answer: listingPageSchema,
  refuses: [400],
  example: {
    query: { market: 'ro', category: 'phones', brand: 'apple,samsung', sort: 'price-up' },
    answer: {
      cards: [{ product: exampleProduct, offer: exampleOffer }],
      total: 1,
      page: 1,
      pages: 1,
      sort: 'price-up',
      facets: [
        { key: 'brand', items: [{ value: 'apple', label: 'Apple', count: 1, isChosen: true }] },
      ],
      priceRange: { from: 1799, to: 1799 },
    },
  },
  serve: async ({ ctx, query }) => ok(await browseListings(ctx, query)),
})
