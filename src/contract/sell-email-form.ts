import { z } from 'zod'
import { idempotencyKeySchema } from './order.ts'
import { plainText } from './query.ts'

/** The e-mail step's form; the same key is the same sale, however often it is sent. */
export const tradeInEmailFormSchema = z.strictObject({
  // A cap alone: the field's rules are asked where they can be told.
  email: plainText(300),
  newsletter: z.literal('on').exactOptional(),
  key: idempotencyKeySchema,
})
