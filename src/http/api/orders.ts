import type { IncomingHttpHeaders } from 'node:http'
import { browserKeySchema, orderPlacedSchema, orderRequestSchema } from '#contract/order.ts'
import { orderParamsSchema, orderQuerySchema, orderViewSchema } from '#contract/order-view.ts'
import { parse } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { placeOrder } from '#services/order/place-order.ts'
import { viewOrder } from '#services/order/view-order.ts'
import { refusalOf } from '../refusal-status.ts'
import { badRequest, endpoint, notFound, type Refused } from './endpoint.ts'
import {
  exampleOrder,
  examplePlaced,
  exampleRequest,
  exampleRequestsByVoucher,
} from './example-order.ts'
import { idempotencyKeyIn } from './idempotency-key.ts'
import { requestingUserId } from './member-of.ts'

export const placeOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/',
  summary:
    'Places an order. The header Idempotency-Key (16 to 64 letters, digits, hyphens) makes a repeated request get the first answer. A cart is ordered once: a second tab gets the order of the first by the same Browser-Key, anybody else a 409.',
  status: 201,
  limit: 'orders',
  body: orderRequestSchema,
  answer: orderPlacedSchema,
  refuses: [400, 403, 409, 413, 415, 422, 429, 503],
  example: {
    headers: {
      'Idempotency-Key': '0c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11',
      'Browser-Key': '6d1e0a35-93c4-4b7a-8a0e-1b1f5f2c7d44',
    },
    body: exampleRequest,
    bodies: exampleRequestsByVoucher,
    answer: examplePlaced,
  },
  serve: async ({ ctx, body, request }) => {
    const key = idempotencyKeyIn(request.headers)
    if (!key.ok) return key
    const browserKey = browserKeyIn(request.headers)
    if (!browserKey.ok) return browserKey
    const userId = await requestingUserId(ctx, request)
    const placed = await placeOrder(ctx, body, {
      key: key.value,
      browserKey: browserKey.value,
      ipAddress: request.ip,
      userId,
    })
    return placed.ok ? placed : refuse(refusalOf(placed.refusal))
  },
})

export const readOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/{number}/',
  summary: 'An order, for whoever has its link; a wrong token is answered like a missing order.',
  limit: 'orders',
  params: orderParamsSchema,
  query: orderQuerySchema,
  answer: orderViewSchema,
  refuses: [400, 404, 429, 503],
  example: {
    params: { number: exampleOrder.number },
    query: { token: examplePlaced.token },
    answer: exampleOrder,
  },
  serve: async ({ ctx, params, query }) => {
    const order = await viewOrder(ctx, params.number, query.token)
    return order ? ok(order) : refuse(notFound)
  },
})

/** The key is optional: a client that does not send it is assumed to have no second tab. */
function browserKeyIn(headers: IncomingHttpHeaders): Result<string | undefined, Refused> {
  const sent = headers['browser-key']
  if (sent === undefined) return ok(undefined)
  const key = parse(browserKeySchema, sent)
  return key.ok ? ok(key.value) : refuse(badRequest('Browser-Key'))
}
