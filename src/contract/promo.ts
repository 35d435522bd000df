import { z } from 'zod'
import { type PromoCheck, promoRefusals } from '#domain/cart/shelf.ts'
import { cartPart, codeSchema } from './cart-part.ts'
import { mirrors } from './mirrors.ts'

/** A code and the cart it is meant for. */
export const promoRequestSchema = z.strictObject({ ...cartPart, promoCode: codeSchema })

export const promoCheckSchema = mirrors<PromoCheck>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('valid'),
      promo: z.object({ code: z.string(), percentage: z.number() }),
    }),
    z.object({ kind: z.literal('refused'), code: z.string(), reason: z.enum(promoRefusals) }),
  ]),
)
