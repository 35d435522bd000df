import { z } from 'zod'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import { paymentTypes } from '#domain/payment/payment.ts'
import { mirrors } from './mirrors.ts'
import { planSchema } from './order.ts'
import { tokenSchema } from './order-view.ts'

export type StartPaymentRequest = {
  readonly token: string
  readonly method?: PaymentType
  readonly plan?: InstallmentPlan
}

export const startPaymentSchema = mirrors<StartPaymentRequest>()(
  z.strictObject({
    token: tokenSchema,
    method: z.enum(paymentTypes).exactOptional(),
    plan: planSchema.exactOptional(),
  }),
)

export const cancelOrderSchema = z.strictObject({ token: tokenSchema })

export const cancelledSchema = z.object({})
