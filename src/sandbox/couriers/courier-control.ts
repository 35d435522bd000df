import type { Fake } from '../fake.ts'
import { happened, intervene, parseIntervention } from './parcels.ts'
import { closePoint } from './points-from.ts'

/**
 * Sets what a courier does with a parcel: `POST /_sandbox/parcels/{awb} {status: deliver | fail | not-picked-up |
 * not-fetched | lose | return …}`.
 */
export const parcelControl: Fake = {
  prefix: '/_sandbox/parcels',
  register: (app, world) => {
    app.post<{ Params: { awb: string }; Body: { status?: unknown } | null }>(
      '/:awb',
      (request, reply) => {
        const intervention = parseIntervention(request.body?.status)
        if (!intervention) return reply.code(400).send({ error: 'This status is not known.' })
        const parcel = intervene(world, request.params.awb, intervention)
        if (!parcel) return reply.code(404).send({ error: 'There is no parcel of this number.' })
        return reply.send({ awb: parcel.awb, happened: happened(world, parcel) })
      },
    )
  },
}

/** Closes or reopens a point of a carrier: `POST /_sandbox/points/{id} {isOpen}`. */
export const pointControl: Fake = {
  prefix: '/_sandbox/points',
  register: (app, world) => {
    app.post<{ Params: { id: string }; Body: { isOpen?: unknown } | null }>(
      '/:id',
      (request, reply) => {
        const isOpen = request.body?.isOpen
        if (typeof isOpen !== 'boolean')
          return reply.code(400).send({ error: 'isOpen is missing.' })
        closePoint(world, request.params.id, !isOpen)
        return reply.code(204).send()
      },
    )
  },
}
