import { orderParamsSchema, orderQuerySchema } from '#contract/order-view.ts'
import { paymentStartSchema, paymentStatusSchema } from '#contract/payment-status.ts'
import { cancelledSchema, cancelOrderSchema, startPaymentSchema } from '#contract/start-payment.ts'
import { ok, refuse } from '#domain/result.ts'
import type { CancelConfirmedRefusal } from '#services/payment/cancel-confirmed.ts'
import type { CancelRefusal } from '#services/payment/cancel-order.ts'
import { startPayment } from '#services/payment/start-payment.ts'
import type { StartRefusal } from '#services/payment/start-refusal.ts'
import { viewStatus } from '#services/payment/view-status.ts'
import { cancelUnsent } from '#services/return/cancel-unsent.ts'
import { endpoint, notFound, type Refused } from './endpoint.ts'
import { exampleOrder, examplePlaced } from './example-order.ts'
import { requesterOf } from './order-requester.ts'

const params = { number: exampleOrder.number }

export const startPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/{number}/payments/',
  summary:
    'Begins to pay a placed order, or goes on where it was begun: at most one payment is under way. With a method it is another one; the amount is the order’s. With a method on delivery the order is confirmed, with the fee of that method in its total.',
  limit: 'payments',
  params: orderParamsSchema,
  body: startPaymentSchema,
  answer: paymentStartSchema,
  refuses: [400, 403, 404, 409, 413, 415, 422, 429, 503],
  example: {
    params,
    body: { token: examplePlaced.token, method: 'card' },
    answer: { kind: 'redirect', url: 'https://pay.example/session/1' },
  },
  serve: async ({ ctx, params: { number }, body: { token, ...choice } }) => {
    const started = await startPayment(ctx, number, token, choice)
    return started.ok ? started : refuse(refusedStart(started.refusal))
  },
})

function refusedStart(refusal: StartRefusal): Refused {
  switch (refusal.kind) {
    case 'not-found':
      return notFound
    case 'payment-refused':
      return {
        status: 409,
        code: refusal.kind,
        title: 'This method cannot be used for this order.',
        field: 'method',
        reason: refusal.reason,
      }
    case 'amount-changed':
      return {
        status: 409,
        code: refusal.kind,
        title: 'To be paid on delivery is another amount than was shown.',
        field: 'shownMinor',
        reason: { amount: refusal.amount },
      }
    case 'too-many-attempts':
      return {
        status: 409,
        code: refusal.kind,
        title: 'This order was tried to be paid too often.',
      }
    case 'invalid-plan':
      return {
        status: 422,
        code: refusal.error.code,
        title: 'A value cannot be accepted.',
        step: 'payment-method',
        field: refusal.error.field,
      }
  }
}

export const readPaymentEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/{number}/payment/',
  summary:
    'Where the payment of an order stands; its provider is asked. A wrong token is answered like a missing order.',
  limit: 'payments',
  params: orderParamsSchema,
  query: orderQuerySchema,
  answer: paymentStatusSchema,
  refuses: [400, 404, 429, 503],
  example: {
    params,
    query: { token: examplePlaced.token },
    answer: {
      kind: 'waiting',
      method: 'card',
      on: 'provider',
      payableUntil: '2026-11-22T10:15:00.000Z',
    },
  },
  serve: async ({ ctx, params: { number }, query }) => {
    const status = await viewStatus(ctx, number, query.token)
    return status ? ok(status) : refuse(notFound)
  },
})

export const cancelOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders/{number}/cancellation/',
  summary:
    'Gives up an order that was not sent: one that is not paid, or, where it was seen as preparing, one that stands; what it held is for sale again, what was paid goes back. For its member, whoever has its link, or a proof by number and e-mail.',
  limit: 'payments',
  params: orderParamsSchema,
  body: cancelOrderSchema,
  answer: cancelledSchema,
  refuses: [400, 403, 404, 409, 413, 415, 429, 503],
  example: { params, body: { token: examplePlaced.token }, answer: {} },
  serve: async ({ ctx, params: { number }, body, request }) => {
    const requester = await requesterOf(ctx, request, body)
    if (!requester) return refuse(notFound)
    const cancelled = await cancelUnsent(ctx, requester, number, body.seenAs)
    return cancelled.ok ? ok({}) : refuse(refusedCancelling(cancelled.refusal))
  },
})

function refusedCancelling({ kind: code }: CancelRefusal | CancelConfirmedRefusal): Refused {
  switch (code) {
    case 'not-found':
      return notFound
    case 'already-paid':
      return { status: 409, code, title: 'This order is paid.' }
    case 'too-late':
      return { status: 409, code, title: 'The carrier has it, or it never stood.' }
  }
}
