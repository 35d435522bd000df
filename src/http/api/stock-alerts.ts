import { stockAlertRequestSchema, stockAlertSchema } from '#contract/stock-alert.ts'
import type { StockAlertRefusal } from '#domain/device/stock-alert.ts'
import { refuse } from '#domain/result.ts'
import { requestAlert } from '#services/alert/request-alert.ts'
import { endpoint, type Refused } from './endpoint.ts'
import { exampleOffer } from './example-product.ts'

const { listingId } = exampleOffer

export const stockAlertsEndpoint = endpoint({
  method: 'POST',
  path: '/api/stock-alerts/',
  summary:
    'Asks for one mail when a listing has stock again, or costs no more than asked for; asked twice, it answers the same and waits once.',
  status: 201,
  limit: 'orders',
  body: stockAlertRequestSchema,
  answer: stockAlertSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    body: { market: 'ro', listingId, email: 'nume@exemplu.ro' },
    answer: { listingId, until: '2027-05-20' },
  },
  serve: async ({ ctx, body }) => {
    const result = await requestAlert(ctx, body)
    return result.ok ? result : refuse(refusedOf(result.refusal))
  },
})

function refusedOf(refusal: StockAlertRefusal): Refused {
  switch (refusal.kind) {
    case 'invalid-email':
      return {
        status: 422,
        code: refusal.error.kind,
        title: 'The address cannot be accepted.',
        field: 'email',
      }
    case 'unknown-listing':
      return { status: 404, code: refusal.kind, title: 'This market has no such listing.' }
    case 'in-stock':
      return { status: 409, code: refusal.kind, title: 'It is in stock.' }
    case 'not-below':
      return {
        status: 409,
        code: refusal.kind,
        title: 'It costs no more than that.',
        field: 'belowMinor',
      }
    case 'too-many-alerts':
      return { status: 429, code: refusal.kind, title: 'That address waits for enough already.' }
  }
}
