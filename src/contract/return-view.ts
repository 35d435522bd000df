import { z } from 'zod'
import { carriers } from '#domain/delivery/delivery.ts'
import { grades } from '#domain/device/device.ts'
import { courierHours } from '#domain/inbound/courier-hours.ts'
import { markets } from '#domain/market/market.ts'
import { orderLineKinds } from '#domain/order/order-view.ts'
import { refundStates } from '#domain/order/refund-state.ts'
import { returnStates } from '#domain/return/return-state.ts'
import { type Returnable, type ReturnView, returnReasons } from '#domain/return/return-view.ts'
import { handoverSchema, parcelSchema, pickupKindSchema } from './inbound-view.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'

const lineShape = {
  position: z.int(),
  kind: z.enum(orderLineKinds),
  title: z.string(),
  grade: z.enum(grades).exactOptional(),
  picture: z.string().exactOptional(),
  back: moneySchema,
  belongsTo: z.int().exactOptional(),
  claim: z.string().exactOptional(),
}

const refundWaySchema = z.enum(['same-way', 'iban'])

export const returnableSchema = mirrors<Returnable>()(
  z.object({
    orderNumber: z.string(),
    market: z.enum(markets),
    placedAt: z.string(),
    lines: z.array(z.object(lineShape)),
    withdrawal: z.object({ lawUntil: z.string(), shopUntil: z.string() }),
    refundWay: refundWaySchema,
    deliveryBack: moneySchema.exactOptional(),
    handovers: z.array(
      z.union([
        z.object({
          kind: z.literal('courier'),
          carrier: z.enum([...carriers, 'courier']),
          days: z.array(z.string()),
          hours: z.array(z.enum(courierHours)),
        }),
        z.object({ kind: pickupKindSchema, carrier: z.enum(carriers) }),
      ]),
    ),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
)

const dueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send-by'), day: z.string() }),
  z.object({ kind: z.literal('arrives-by'), day: z.string() }),
  z.object({ kind: z.literal('inspected-by'), day: z.string() }),
  z.object({ kind: z.literal('refunded-by'), day: z.string() }),
  z.object({ kind: z.literal('sent-back-by'), day: z.string() }),
])

const returnViewSchema = mirrors<ReturnView>()(
  z.object({
    number: z.string(),
    orderNumber: z.string(),
    market: z.enum(markets),
    state: z.enum(returnStates),
    requestedAt: z.string(),
    lines: z.array(
      z.object({
        ...lineShape,
        reason: z.enum(returnReasons).exactOptional(),
        words: z.string().exactOptional(),
        kept: z.object({ amount: moneySchema, found: z.string() }).exactOptional(),
      }),
    ),
    photoPaths: z.array(z.string()),
    words: z.string().exactOptional(),
    rejectedFor: z.string().exactOptional(),
    handover: handoverSchema.exactOptional(),
    parcel: parcelSchema.exactOptional(),
    refundWay: refundWaySchema,
    iban: z.string().exactOptional(),
    expected: moneySchema,
    refund: z.object({ state: z.enum(refundStates), amount: moneySchema }).exactOptional(),
    due: dueSchema.exactOptional(),
    isCancellable: z.boolean(),
    isHandoverChangeable: z.boolean(),
    steps: z.array(z.object({ state: z.enum(returnStates), at: z.string() })),
  }),
)

export const requestedReturnSchema = z.object({ view: returnViewSchema, token: z.string() })
