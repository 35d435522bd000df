import { z } from 'zod'
import { type DeliveryChoice, methodOfWire, pickupSubtypes } from '#domain/delivery/delivery.ts'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'

/** Ids of the catalogue and of cart lines created in the browser. */
export const idSchema = plainText(80).min(1)

export const codeSchema = plainText(40).min(1)

const requestedPhoneSchema = z.strictObject({
  lineId: idSchema,
  listingId: idSchema,
  productId: idSchema,
  unitId: z.uuid(),
  serviceIds: z.array(idSchema).max(10),
  batteryId: idSchema.exactOptional(),
})

const requestedAccessorySchema = z.strictObject({
  lineId: idSchema,
  id: idSchema,
  phoneId: idSchema.exactOptional(),
})

/** The cart contents without any price. A quantity is expressed as a number of lines. */
export const cartPart = {
  cartId: z.uuid(),
  market: marketSchema,
  phones: z.array(requestedPhoneSchema).max(50),
  accessories: z.array(requestedAccessorySchema).max(50),
  giftWrap: z.enum(['wrapped', 'plain']),
  promoCode: codeSchema.exactOptional(),
}

/** LOCKER and COURIER on the wire, with the subtype next to them (Spec 3.2). */
export const deliverySchema = z
  .union([
    z.strictObject({ method: z.literal('LOCKER'), subtype: z.enum(pickupSubtypes) }),
    z.strictObject({ method: z.literal('COURIER'), subtype: z.literal('') }),
  ])
  .transform(
    (sent): DeliveryChoice =>
      sent.method === 'LOCKER'
        ? { method: methodOfWire[sent.method], subtype: sent.subtype }
        : { method: methodOfWire[sent.method], subtype: sent.subtype },
  )
