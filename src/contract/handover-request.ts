import { z } from 'zod'
import { courierHours } from '#domain/inbound/courier-hours.ts'
import type { RequestedHandover } from '#domain/inbound/inbound.ts'
import { plainText } from './query.ts'

const fieldText = plainText(300)
const placeId = z.string().regex(/^\d{1,9}$/)

/** The chosen handover of a parcel to the shop; places and points are given by their ids. */
export const handoverRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('courier'),
      day: z.iso.date(),
      hours: z.enum(courierHours).exactOptional(),
      from: z.strictObject({
        countyId: placeId,
        localityId: placeId,
        street: fieldText,
        number: fieldText,
        details: fieldText.exactOptional(),
        postalCode: fieldText,
      }),
    }),
    z.strictObject({
      kind: z.enum(['locker', 'office']),
      pointId: fieldText.min(1).exactOptional(),
    }),
  ])
  .transform((sent): RequestedHandover => {
    if (sent.kind !== 'courier')
      return { kind: sent.kind, ...(sent.pointId !== undefined && { point: { id: sent.pointId } }) }
    const { day, hours } = sent
    const { countyId, localityId, ...rest } = sent.from
    const places = { county: { id: countyId, name: '' }, locality: { id: localityId, name: '' } }
    return { kind: 'courier', day, ...(hours && { hours }), from: { ...rest, ...places } }
  })
