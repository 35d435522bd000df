import { z } from 'zod'
import { idempotencyKeySchema } from './order.ts'
import { plainText } from './query.ts'

/** The form of the email step; the same key is the same trade-in, however often it is sent. */
export const tradeInEmailFormSchema = z.strictObject({
  // Only the length is limited here: the field's rules are checked where their errors can be shown.
  email: plainText(300),
  newsletter: z.literal('on').exactOptional(),
  key: idempotencyKeySchema,
})
