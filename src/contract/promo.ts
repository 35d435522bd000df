import { z } from 'zod'
import type { PromoCheck } from '#domain/cart/shelf.ts'
import { cartPart, codeSchema } from './cart-part.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'

/** A promo code and the cart to which it is applied. */
export const promoRequestSchema = z.strictObject({ ...cartPart, promoCode: codeSchema })

const promoRefusalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('expired') }),
  z.object({ kind: z.literal('minimum'), minimum: moneySchema }),
  z.object({ kind: z.literal('other-market') }),
  z.object({ kind: z.literal('used-up') }),
])

export const promoCheckSchema = mirrors<PromoCheck>()(
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('valid'),
      promo: z.object({ code: z.string(), percentage: z.number() }),
    }),
    z.object({ kind: z.literal('refused'), code: z.string(), reason: promoRefusalSchema }),
  ]),
)
