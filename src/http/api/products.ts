import { productPageSchema } from '#contract/catalogue.ts'
import { productParamsSchema } from '#contract/listing-query.ts'
import { marketQuerySchema } from '#contract/query.ts'
import { ok, refuse } from '#domain/result.ts'
import { viewProductById } from '#services/catalogue/view-product-by-id.ts'
import { catalogueCache } from './cache.ts'
import { endpoint } from './endpoint.ts'
import { exampleOffer, exampleProduct } from './example-product.ts'

export const productsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/{productId}/',
  summary: 'A product with its offers in each grade, its choices and its specification.',
  cacheControl: catalogueCache,
  params: productParamsSchema,
  query: marketQuerySchema,
  answer: productPageSchema,
  refuses: [400, 404],
  example: {
    params: { productId: exampleProduct.id },
    query: { market: 'ro' },
    answer: {
      product: exampleProduct,
      offers: [exampleOffer],
      choices: [
        {
          key: 'storage',
          items: [
            {
              value: '128 GB',
              isChosen: true,
              availability: 'in-stock',
              product: exampleProduct,
              grade: 'very-good',
              price: exampleOffer.price,
            },
          ],
        },
      ],
      specification: { 'display-size': '6.1″' },
      boxContents: ['charging-cable'],
      batteryOffer: { id: 'battery-smartphone', price: { minor: 14900, currency: 'RON' } },
      nearest: [],
      similar: [],
    },
  },
  serve: async ({ ctx, params, query }) => {
    const page = await viewProductById(ctx, { ...query, ...params })
    return page
      ? ok(page)
      : refuse({
          status: 404,
          code: 'unknown-product',
          title: 'This market does not list that product.',
        })
  },
})
