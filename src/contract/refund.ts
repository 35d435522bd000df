import { z } from 'zod'
import { refundStates } from '#domain/order/refund-state.ts'
import { bankAccountSchema } from './bank-account.ts'
import { currencySchema } from './money.ts'
import { plainText } from './query.ts'

const reason = plainText(200).min(1)

/** `account` is for amounts collected on delivery: no provider can send them back. */
export const refundRequestSchema = z.strictObject({
  amountMinor: z.int().min(1),
  reason,
  account: bankAccountSchema.exactOptional(),
})

/** `succeed` and `fail` record the outcome of a refund that was carried out by hand. */
export const refundDecisionSchema = z.strictObject({
  decision: z.enum(['approve', 'succeed', 'fail']),
  reason,
})

const oneRefund = {
  id: z.string(),
  state: z.enum(refundStates),
  amountMinor: z.int(),
  currency: currencySchema,
  reason: z.string(),
}

/** `beside`: the other refunds of the same request, if it is split over several payments; each is decided separately. */
export const refundSchema = z.object({
  ...oneRefund,
  beside: z.array(z.object(oneRefund)).readonly().exactOptional(),
})
