import { z } from 'zod'
import { unsentStages } from '#domain/order/purchase.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'
import { mirrors } from './mirrors.ts'
import { planSchema } from './order.ts'
import { shownShape, tokenSchema } from './order-view.ts'

export type StartPaymentRequest = {
  readonly token: string
  readonly method?: PaymentMethodId
  readonly plan?: InstallmentPlan
  readonly shownMinor?: number
  readonly byWallet?: true
}

export const startPaymentSchema = mirrors<StartPaymentRequest>()(
  z.strictObject({
    token: tokenSchema,
    method: z.enum(paymentMethodIds).exactOptional(),
    plan: planSchema.exactOptional(),
    /** The amount that was shown, with the fee of a method on delivery; needed for such a method. */
    shownMinor: z.int().min(0).exactOptional(),
    /** By card, with a wallet that the provider's script opens in the page. */
    byWallet: z.literal(true).exactOptional(),
  }),
)

/**
 * `seenAs`: the status of the order that the customer saw when cancelling; an order that was paid in the meantime is not
 * cancelled without the customer seeing it.
 */
export const cancelOrderSchema = z.strictObject({
  ...shownShape,
  seenAs: z.enum(unsentStages).prefault('awaiting-payment'),
})

export const cancelledSchema = z.object({})
