import { availableShapesQuerySchema, availableShapesSchema } from '#contract/available-shapes.ts'
import { ok } from '#domain/result.ts'
import { readShapes } from '#services/catalogue/available-shapes.ts'
import { endpoint } from './endpoint.ts'

const productId = 'P101602'

export const availableShapesEndpoint = endpoint({
  method: 'GET',
  path: '/api/available-shapes/',
  summary:
    'What a product and its model can be had in now, each value with the product it leads to; not successful where the market does not list the product.',
  query: availableShapesQuerySchema,
  answer: availableShapesSchema,
  refuses: [400],
  example: {
    query: { locale: 'RO', productId },
    answer: {
      success: true,
      data: {
        relatedSpecs: [
          {
            name: 'shape',
            items: [
              { value: 'FOARTE_BUN', inStock: true, productId },
              { value: 'BUN', inStock: false, productId },
            ],
          },
          { name: 'storage', items: [{ value: '128 GB', inStock: true, productId }] },
          { name: 'color', items: [{ value: 'Blue', inStock: true, productId }] },
        ],
      },
    },
  },
  serve: async ({ ctx, query }) => {
    const relatedSpecs = await readShapes(ctx, query)
    return ok({
      success: relatedSpecs !== undefined,
      data: { relatedSpecs: [...(relatedSpecs ?? [])] },
    })
  },
})
