import { orderParamsSchema } from '#contract/order-view.ts'
import { refundDecisionSchema, refundRequestSchema, refundSchema } from '#contract/refund.ts'
import { byIdSchema } from '#contract/shipment-move.ts'
import { refuse } from '#domain/result.ts'
import {
  decideRefund,
  type RefundRefusal,
  requestRefund,
} from '#services/payment/request-refund.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'
import { exampleOrder } from './example-order.ts'
import { idempotencyKeyIn } from './idempotency-key.ts'

const exampleRefund = {
  id: '5b0a3c52-6f3e-4f0e-8d52-0a7f2d1b9c11',
  state: 'requested',
  amountMinor: 10_000,
  currency: 'RON',
  reason: 'a scratch nobody told of',
} as const

export const requestRefundEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/orders/{number}/refunds/',
  summary:
    'For staff: asks for money to go back, at most what was taken and is not on its way back; what was collected on delivery goes to the account given, or to one told later. The header Idempotency-Key (16 to 64 letters, digits, hyphens) makes a repeated request get the first answer.',
  status: 201,
  access: 'staff',
  params: orderParamsSchema,
  body: refundRequestSchema,
  answer: refundSchema,
  refuses: [400, 401, 404, 409, 413, 415, 422, 503],
  example: {
    params: { number: exampleOrder.number },
    headers: {
      authorization: 'Bearer …',
      'Idempotency-Key': '6f2c8b1e-3d4a-4f5b-8c6d-7e8f9a0b1c2d',
    },
    body: { amountMinor: 10_000, reason: exampleRefund.reason },
    answer: exampleRefund,
  },
  serve: async ({ ctx, params, body, request }) => {
    const key = idempotencyKeyIn(request.headers)
    if (!key.ok) return key
    const refundRequest = { orderNumber: params.number, ...body, actor: 'staff' }
    const result = await requestRefund(ctx, refundRequest, key.value)
    return result.ok ? result : refuse(refusedRefund(result.refusal))
  },
})

export const decideRefundEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/refunds/{id}/decision/',
  summary: 'For staff: approves a refund, or tells how one ended that was carried out by hand.',
  access: 'staff',
  params: byIdSchema,
  body: refundDecisionSchema,
  answer: refundSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params: { id: exampleRefund.id },
    headers: { authorization: 'Bearer …' },
    body: { decision: 'approve', reason: 'agreed with the buyer' },
    answer: { ...exampleRefund, state: 'approved' },
  },
  serve: async ({ ctx, params, body }) => {
    const { decision: by, reason } = body
    const result = await decideRefund(ctx, { refundId: params.id, by, reason, actor: 'staff' })
    return result.ok ? result : refuse(refusedRefund(result.refusal))
  },
})

export function refusedRefund(refusal: RefundRefusal): Refused {
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'not-captured':
      return { status: 409, code: refusal.kind, title: 'Nothing was taken for this order.' }
    case 'above-refundable':
      return {
        status: 409,
        code: refusal.kind,
        title: 'More than can go back.',
        field: 'amountMinor',
        max: refusal.refundableMinor,
      }
    case 'not-by-transfer':
      return {
        status: 409,
        code: refusal.kind,
        title: 'It goes back the way it was paid, to no account.',
        field: 'account',
      }
    case 'invalid-account':
      return {
        status: 422,
        code: refusal.code,
        title: 'A value cannot be accepted.',
        field: `account.${refusal.field}`,
      }
    case 'move-not-allowed':
      return { status: 409, code: refusal.kind, title: 'The refund is past that.' }
    case 'second-person-needed':
      return { status: 409, code: refusal.kind, title: 'Somebody else has to approve it.' }
    case 'key-reused':
      return {
        status: 422,
        code: refusal.kind,
        title: 'This key came with another request before.',
        field: 'Idempotency-Key',
      }
  }
}
