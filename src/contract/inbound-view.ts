import { z } from 'zod'
import { carriers } from '#domain/delivery/delivery.ts'
import { courierHours } from '#domain/inbound/courier-hours.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import { inboundStates } from '#domain/inbound/inbound-state.ts'
import { mirrors } from './mirrors.ts'
import { addressViewSchema, pointViewSchema } from './order-view.ts'

export const pickupKindSchema = z.enum(['locker', 'office'])

export const handoverSchema = z.union([
  z.object({
    kind: z.literal('courier'),
    from: addressViewSchema,
    day: z.string(),
    hours: z.enum(courierHours).exactOptional(),
  }),
  z.object({ kind: pickupKindSchema, point: pointViewSchema.exactOptional() }),
])

/** A parcel to the shop as its sender sees it. */
export const parcelSchema = mirrors<InboundView>()(
  z.object({
    id: z.string(),
    state: z.enum(inboundStates),
    handover: handoverSchema,
    carrier: z.enum([...carriers, 'courier']),
    awb: z.string().exactOptional(),
    trackingUrl: z.string().exactOptional(),
    code: z.object({ size: z.int(), path: z.string() }).exactOptional(),
    hasLabel: z.boolean(),
    sendBy: z.string(),
    steps: z.array(
      z.object({ state: z.enum(inboundStates), at: z.string(), place: z.string().exactOptional() }),
    ),
  }),
)
