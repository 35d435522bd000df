import { z } from 'zod'
import { refundStates } from '#domain/order/refund-state.ts'
import { currencySchema } from './money.ts'
import { plainText } from './query.ts'

const reason = plainText(200).min(1)

export const refundRequestSchema = z.strictObject({ amountMinor: z.int().min(1), reason })

/** `succeed` and `fail` tell how a refund ended that was carried out by hand. */
export const refundDecisionSchema = z.strictObject({
  decision: z.enum(['approve', 'succeed', 'fail']),
  reason,
})

export const refundSchema = z.object({
  id: z.string(),
  state: z.enum(refundStates),
  amountMinor: z.int(),
  currency: currencySchema,
  reason: z.string(),
})
