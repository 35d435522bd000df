import {
  byIdSchema,
  cashRemittedSchema,
  remittedSchema,
  shipmentMovedSchema,
  shipmentMoveSchema,
} from '#contract/shipment-move.ts'
import { ok, refuse } from '#domain/result.ts'
import { endpoint, notFound } from './endpoint.ts'

const example = { id: '9c1f7a52-7f3e-4f0e-9d52-0a7f2d1b9c11' }
const headers = { authorization: 'Bearer …' }

export const moveShipment = endpoint({
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
  serve: async ({ shop, params, body: { move, reason } }) => {
    const said = await shop.moveShipment({
      shipmentId: params.id,
      by: move,
      actor: 'staff',
      reason,
    })
    if (said.ok) return ok({ state: said.value })
    return refuse(
      said.refusal.kind === 'not-found'
        ? notFound
        : { status: 409, code: said.refusal.kind, title: 'The parcel is not where that begins.' },
    )
  },
})

export const remitCash = endpoint({
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
  serve: async ({ shop, params, body }) => {
    const said = await shop.remitCash(params.id, 'staff', body.reason)
    if (said.ok) return ok({ state: 'remitted' as const })
    return refuse(
      said.refusal.kind === 'not-found'
        ? notFound
        : { status: 409, code: said.refusal.kind, title: 'Nothing was collected for this order.' },
    )
  },
})
