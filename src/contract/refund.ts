import { z } from 'zod'
import { refundStates } from '#domain/order/refund-state.ts'
import { bankAccountSchema } from './bank-account.ts'
import { currencySchema } from './money.ts'
import { plainText } from './query.ts'

const reason = plainText(200).min(1)

/** `account` for what was collected on delivery: no provider can send that back. */
export const refundRequestSchema = z.strictObject({
  amountMinor: z.int().min(1),
  reason,
  account: bankAccountSchema.exactOptional(),
})

/** `succeed` and `fail` tell how a refund ended that was carried out by hand. */
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

/** `beside`: the rest of one request, where it goes back on more than one payment; each is decided by itself. */
export const refundSchema = z.object({
  ...oneRefund,
  beside: z.array(z.object(oneRefund)).readonly().exactOptional(),
})
