import { byCodeSchema, inboundMovedSchema, inboundMoveSchema } from '#contract/inbound-move.ts'
import { ok, refuse } from '#domain/result.ts'
import { type InboundMoveRefusal, moveInbound } from '#services/inbound/move-inbound.ts'
import { endpoint, notFound } from './endpoint.ts'

export const moveInboundEndpoint = endpoint({
  method: 'POST',
  path: '/api/office/inbound-parcels/{code}/moves/',
  summary:
    'For staff: what happened to a parcel on its way to the shop, by its id or the number on its label. Scanned at the warehouse it has arrived.',
  access: 'staff',
  params: byCodeSchema,
  body: inboundMoveSchema,
  answer: inboundMovedSchema,
  refuses: [400, 401, 404, 409, 413, 415, 503],
  example: {
    params: { code: 'RO000012344-R1' },
    headers: { authorization: 'Bearer …' },
    body: { move: 'arrive', reason: 'scanned at the gate' },
    answer: { state: 'arrived' },
  },
  serve: async ({ ctx, params, body: { move, reason } }) => {
    const result = await moveInbound(ctx, { code: params.code, by: move, actor: 'staff', reason })
    return result.ok ? ok({ state: result.value }) : refuse(problemOf(result.refusal))
  },
})

function problemOf({ kind }: InboundMoveRefusal) {
  switch (kind) {
    case 'not-found':
      return notFound
    case 'move-not-allowed':
      return { status: 409, code: kind, title: 'The parcel is not where that begins.' } as const
    case 'another-sent':
      return { status: 409, code: kind, title: 'Another parcel of the same was sent.' } as const
  }
}
