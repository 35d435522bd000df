import { idempotencyKeySchema } from '#contract/order.ts'
import { orderParamsSchema } from '#contract/order-view.ts'
import { withdrawalQuerySchema, withdrawalSchema } from '#contract/return.ts'
import { requestedReturnSchema, returnableSchema } from '#contract/return-view.ts'
import { parse } from '#contract/schema.ts'
import { refuse } from '#domain/result.ts'
import type { ReturnRefusal } from '#domain/return/return-request.ts'
import { requestReturn } from '#services/return/request-return.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { badRequest, endpoint, notFound, type Refused } from './endpoint.ts'
import { exampleOrder, examplePlaced } from './example-order.ts'
import { exampleRequested, exampleReturnable, exampleWithdrawal } from './example-return.ts'
import { requesterOf } from './order-requester.ts'

export const readWithdrawalEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/{number}/withdrawal/',
  summary:
    'What of an order can be given back, until when and for how much: for its member, whoever has its link, or a proof by number and e-mail.',
  limit: 'orders',
  params: orderParamsSchema,
  query: withdrawalQuerySchema,
  answer: returnableSchema,
  refuses: [400, 404, 409, 429, 503],
  example: {
    params: { number: exampleOrder.number },
    query: { token: examplePlaced.token },
    answer: exampleReturnable,
  },
  serve: async ({ ctx, params, query, request }) => {
    const requester = await requesterOf(ctx, request, query)
    if (!requester) return refuse(notFound)
    const viewed = await viewReturnable(ctx, requester, params.number)
    return viewed.ok ? viewed : refuse(refusedReturn(viewed.refusal))
  },
})

export const withdrawEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/{number}/withdrawal/',
  summary:
    'Withdraws from the contract for some lines of an order: it is a right, so it is approved at once. The header Idempotency-Key (16 to 64 letters, digits, hyphens) makes a repeated request one return.',
  status: 201,
  limit: 'orders',
  params: orderParamsSchema,
  body: withdrawalSchema,
  answer: requestedReturnSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params: { number: exampleOrder.number },
    headers: { 'Idempotency-Key': '2f6c8b1e-3d4a-4f5b-8c6d-7e8f9a0b1c2d' },
    body: exampleWithdrawal,
    answer: exampleRequested,
  },
  serve: async ({ ctx, params, body, request }) => {
    const key = parse(idempotencyKeySchema, request.headers['idempotency-key'])
    if (!key.ok) return refuse(badRequest('Idempotency-Key', 'Send an Idempotency-Key.'))
    const requester = await requesterOf(ctx, request, body)
    if (!requester) return refuse(notFound)
    const created = await requestReturn(ctx, requester, params.number, body.request, key.value)
    return created.ok ? created : refuse(refusedReturn(created.refusal))
  },
})

/** The response for each refusal of a return, with its status, code and details. */
function refusedReturn(refusal: ReturnRefusal): Refused {
  const { kind: code } = refusal
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'not-sent-yet':
      return { status: 409, code, title: 'It was not sent yet: it can be cancelled.' }
    case 'order-over':
      return { status: 409, code, title: 'It was cancelled or not paid.' }
    case 'too-late': {
      const { shopUntil } = refusal
      return { status: 409, code, title: 'The period is over.', reason: { shopUntil } }
    }
    case 'lines-not-returnable':
      return {
        status: 409,
        code,
        title: 'Some of it cannot be given back.',
        field: 'lines',
        reason: { positions: [...refusal.positions] },
      }
    case 'lines-under-claim':
      return {
        status: 409,
        code,
        title: 'Some of it is in a warranty claim.',
        field: 'lines',
        reason: { claims: [...refusal.claims] },
      }
    case 'handover-not-offered':
      return { status: 409, code, title: 'It cannot be handed over so.', field: 'handover' }
    case 'invalid-field': {
      const { field } = refusal
      return { status: 422, code: refusal.code, title: 'A value cannot be accepted.', field }
    }
  }
}
