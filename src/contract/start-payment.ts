import { z } from 'zod'
import { unsentStages } from '#domain/order/purchase.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import { paymentTypes } from '#domain/payment/payment.ts'
import { mirrors } from './mirrors.ts'
import { planSchema } from './order.ts'
import { shownShape, tokenSchema } from './order-view.ts'

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

/** `seenAs`: how the order stood for who gives it up; one that was paid meanwhile is not cancelled unseen. */
export const cancelOrderSchema = z.strictObject({
  ...shownShape,
  seenAs: z.enum(unsentStages).prefault('awaiting-payment'),
})

export const cancelledSchema = z.object({})
