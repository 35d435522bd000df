import { orderParamsSchema } from '#contract/order-view.ts'
import {
  byIdSchema,
  cashRemittedSchema,
  releasedSchema,
  releaseSchema,
  remittedSchema,
  shipmentMovedSchema,
  shipmentMoveSchema,
} from '#contract/shipment-move.ts'
import { ok, refuse } from '#domain/result.ts'
import { releaseOrder } from '#services/payment/reversals.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { remitCash } from '#services/shipment/remit-cash.ts'
import { endpoint, notFound } from './endpoint.ts'
import { exampleOrder } from './example-order.ts'

const example = { id: '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11' }
const headers = { authorization: 'Bearer …' }

export const moveShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/shipments/{id}/moves/',
  summary:
    'For staff: a parcel’s next step, where no carrier tells it. What follows from it follows.',
  access: 'staff',
  params: byIdSchema,
  body: shipmentMoveSchema,
  answer: shipmentMovedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params: example,
    headers,
    body: { move: 'hand-over', reason: 'given to the courier' },
    answer: { state: 'handed-over' },
  },
  serve: async ({ ctx, params, body: { move, reason } }) => {
    const result = await moveShipment(ctx, {
      shipmentId: params.id,
      by: move,
      actor: 'staff',
      reason,
    })
    if (result.ok) return ok({ state: result.value })
    const { kind } = result.refusal
    if (kind === 'not-found') return refuse(notFound)
    return refuse({ status: 409, code: kind, title: titles[kind] })
  },
})

const titles = {
  'move-not-allowed': 'The parcel is not where that begins.',
  'not-packed': 'Its devices were not scanned yet.',
  'order-held': 'A payment of this order was undone: it is not sent before the order is released.',
}

export const releaseOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/orders/{number}/release/',
  summary:
    'For staff: an order whose payment its provider undid is sent after all. Its money was looked at before.',
  access: 'staff',
  params: orderParamsSchema,
  body: releaseSchema,
  answer: releasedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params: { number: exampleOrder.number },
    headers,
    body: { reason: 'paid by bank transfer instead' },
    answer: { state: 'released' },
  },
  serve: async ({ ctx, params, body }) => {
    const result = await releaseOrder(ctx, params.number, { actor: 'staff', reason: body.reason })
    if (result.ok) return ok({ state: 'released' as const })
    return refuse(
      result.refusal.kind === 'not-found'
        ? notFound
        : { status: 409, code: result.refusal.kind, title: 'This order is not held.' },
    )
  },
})

export const remitCashEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/orders/{id}/cash/',
  summary: 'For staff: what the carrier collected for an order has arrived.',
  access: 'staff',
  params: byIdSchema,
  body: cashRemittedSchema,
  answer: remittedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params: example,
    headers,
    body: { reason: 'statement of the carrier' },
    answer: { state: 'remitted' },
  },
  serve: async ({ ctx, params, body }) => {
    const result = await remitCash(ctx, params.id, 'staff', body.reason)
    if (result.ok) return ok({ state: 'remitted' as const })
    return refuse(
      result.refusal.kind === 'not-found'
        ? notFound
        : {
            status: 409,
            code: result.refusal.kind,
            title: 'Nothing was collected for this order.',
          },
    )
  },
})
