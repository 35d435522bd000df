import { z } from 'zod'
import type { PaymentStart, PaymentStatus } from '#domain/order/payment-status.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'
import { mirrors } from './mirrors.ts'
import { moneySchema } from './money.ts'
import { paymentRowSchema } from './payment-rows.ts'

const method = z.enum(paymentMethodIds)

export const paymentStatusSchema = mirrors<PaymentStatus>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paid'), path: z.string() }),
    z.object({
      kind: z.literal('waiting'),
      method,
      on: z.enum(['shopper', 'provider', 'shop']),
      payableUntil: z.string(),
      thankYouPath: z.string().exactOptional(),
    }),
    z.object({
      kind: z.literal('failed'),
      method,
      reason: z.enum(['declined', 'cancelled', 'expired']),
      payableUntil: z.string(),
      rows: z.array(paymentRowSchema),
    }),
    z.object({
      kind: z.literal('difference'),
      due: moneySchema,
      payableUntil: z.string(),
      isBought: z.boolean(),
    }),
    z.object({ kind: z.literal('over'), reason: z.enum(['expired', 'cancelled']) }),
  ]),
)

export const paymentStartSchema = mirrors<PaymentStart>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    z.object({ kind: z.literal('wallet'), clientSecret: z.string() }),
    z.object({ kind: z.literal('waiting') }),
    z.object({ kind: z.literal('settled') }),
    z.object({ kind: z.literal('unavailable') }),
  ]),
)
