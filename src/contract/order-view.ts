import { z } from 'zod'
import { carriers, deliveryKinds, pickupSubtypes } from '#domain/delivery/delivery.ts'
import { grades } from '#domain/device/device.ts'
import { markets } from '#domain/market/market.ts'
import { orderStates } from '#domain/order/order-state.ts'
import { type OrderView, orderLineKinds } from '#domain/order/order-view.ts'
import { customerTypes } from '#domain/payment/customer-type.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { plainText } from './query.ts'

export const orderParamsSchema = z.object({ number: plainText(40).min(1) })

/** The token of a guest's link. */
export const tokenSchema = plainText(100)

/** What gives a guest access to an order: the token of its link, or a proof by number and email address. */
export const shownShape = { token: tokenSchema.prefault(''), proof: tokenSchema.prefault('') }

export const orderQuerySchema = z.object({ token: tokenSchema.prefault('') })

const namedSchema = z.object({ id: z.string(), name: z.string() })

export const addressViewSchema = z.object({
  county: namedSchema,
  locality: namedSchema,
  street: z.string(),
  number: z.string(),
  details: z.string().exactOptional(),
  postalCode: z.string(),
})

export const pointViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  county: z.string(),
  city: z.string(),
  cityId: z.string(),
  countyId: z.string(),
  postalCode: z.string(),
  carrier: z.enum(carriers),
  kind: z.enum(['locker', 'office']),
  lat: z.number(),
  lng: z.number(),
})

const lineSchema = z.object({
  position: z.int(),
  kind: z.enum(orderLineKinds),
  itemId: z.string(),
  title: z.string(),
  grade: z.enum(grades).exactOptional(),
  price: moneySchema,
  belongsTo: z.int().exactOptional(),
  picture: z.string().exactOptional(),
})

const nextSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent-by'), day: z.string() }),
  z.object({
    kind: z.literal('arrives'),
    delivery: z.enum(deliveryKinds),
    from: z.string(),
    to: z.string(),
  }),
  z.object({ kind: z.literal('return-until'), day: z.string() }),
  z.object({ kind: z.literal('after-trade-in') }),
])

export const orderViewSchema = mirrors<OrderView>()(
  z.object({
    number: z.string(),
    market: z.enum(markets),
    state: z.enum(orderStates),
    placedAt: z.string(),
    customer: z.enum(customerTypes),
    lines: z.array(lineSchema),
    totals: z.object({
      items: moneySchema,
      discount: moneySchema,
      delivery: moneySchema,
      collectionFee: moneySchema,
      total: moneySchema,
      vouchers: moneySchema.exactOptional(),
      difference: moneySchema.exactOptional(),
    }),
    promoCode: z.string().exactOptional(),
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    delivery: z.object({
      kind: z.enum(deliveryKinds),
      subtype: z.enum([...pickupSubtypes, '']),
      point: pointViewSchema.exactOptional(),
      address: addressViewSchema.exactOptional(),
    }),
    paymentMethod: z.enum(paymentMethodIds).exactOptional(),
    estimate: z.object({ from: z.string(), to: z.string() }),
    next: z.array(nextSchema),
    invoicePath: z.string().exactOptional(),
    warrantyCardPath: z.string().exactOptional(),
  }),
)
