import { z } from 'zod'
import type { Address } from '#domain/address/address.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import type { OrderRequest, WrittenPlace } from '#domain/order/order-request.ts'
import { paymentTypes } from '#domain/payment/payment.ts'
import { cartPart, deliverySchema, idSchema, toCartPart, toDelivery } from './cart-part.ts'
import { mirrors } from './mirrors.ts'
import { currencySchema } from './money.ts'
import { plainText } from './query.ts'

/** orders.md, Order: one key per press of the button, kept for its retries. */
export const idempotencyKeySchema = z.string().regex(/^[A-Za-z0-9-]{16,64}$/)

// Caps alone; the rules of the fields are asked by the service, which names the field and the rule.
const fieldText = plainText(300)
const placeId = z.string().regex(/^\d{1,9}$/)

const addressSchema = z.strictObject({
  countyId: placeId,
  localityId: placeId,
  street: fieldText,
  number: fieldText,
  details: fieldText.exactOptional(),
  postalCode: fieldText,
})

const contactSchema = z.strictObject({ name: fieldText, email: fieldText, phone: fieldText })

const companySchema = contactSchema.extend({
  fiscalCode: fieldText,
  registrationNumber: fieldText,
})

const placeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pickup'), lockerId: idSchema }),
    z.strictObject({ kind: z.literal('address'), address: addressSchema }),
  ])
  .transform(
    (sent): WrittenPlace =>
      sent.kind === 'pickup' ? { kind: 'pickup', pointId: sent.lockerId } : sent,
  )

const billingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('personal'),
    person: contactSchema,
    address: addressSchema.exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('corporate'),
    company: companySchema,
    address: addressSchema.exactOptional(),
  }),
])

export const orderRequestSchema = mirrors<OrderRequest>()(
  z.strictObject({
    ...cartPart,
    delivery: deliverySchema,
    place: placeSchema,
    contact: contactSchema,
    billing: billingSchema,
    payment: z.strictObject({
      type: z.enum(paymentTypes),
      tac: z.boolean(),
      newsletter: z.boolean(),
    }),
    shownTotal: z.strictObject({ minor: z.int().min(0), currency: currencySchema }),
  }),
)

export type OrderRequestOnWire = z.input<typeof orderRequestSchema>

export const orderPlacedSchema = z.object({
  number: z.string(),
  token: z.string(),
  thankYouPath: z.string(),
})
export type OrderPlaced = z.infer<typeof orderPlacedSchema>

/** A draft as it is sent: places by their ids, no price but the total that was shown. */
export const toOrderRequest = (draft: PlaceOrderDraft): OrderRequestOnWire => {
  const { place, contact, billing, payment, shownTotal } = draft
  const address = billing.address && { address: toAddress(billing.address) }
  const { name, email, phone } = contact
  return {
    ...toCartPart(draft),
    delivery: toDelivery(draft.delivery),
    place:
      place.kind === 'pickup'
        ? { kind: 'pickup', lockerId: place.point.id }
        : { kind: 'address', address: toAddress(place.address) },
    contact: { name, email, phone },
    billing:
      billing.kind === 'corporate'
        ? { kind: 'corporate', company: { ...billing.company }, ...address }
        : { kind: 'personal', person: { ...billing.person }, ...address },
    payment: { type: payment.type, tac: payment.tac, newsletter: payment.newsletter },
    shownTotal: { ...shownTotal },
  }
}

const toAddress = ({ county, locality, ...rest }: Address) => ({
  countyId: county.id,
  localityId: locality.id,
  ...rest,
})
