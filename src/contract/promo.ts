import { z } from 'zod'
import { type PromoCheck, promoRefusals } from '#domain/cart/shelf.ts'
import type { WantedCart } from '#domain/checkout/ready.ts'
import { cartPart, codeSchema, toCartPart } from './cart-part.ts'
import { mirrors } from './mirrors.ts'

/** A code and the cart it is meant for. */
export const promoRequestSchema = z.strictObject({ ...cartPart, promoCode: codeSchema })
export type PromoRequest = z.input<typeof promoRequestSchema>

export const promoCheckSchema = mirrors<PromoCheck>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('valid'),
      promo: z.object({ code: z.string(), percentage: z.number() }),
    }),
    z.object({ kind: z.literal('refused'), code: z.string(), reason: z.enum(promoRefusals) }),
  ]),
)

export const toPromoRequest = (wanted: WantedCart, code: string): PromoRequest => ({
  ...toCartPart(wanted),
  promoCode: code,
})
