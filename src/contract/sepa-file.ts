import { z } from 'zod'
import { plainText } from './query.ts'

/** All that is due. */
export const sepaFileSchema = z.strictObject({})

export const madeSepaFileSchema = z.object({
  messageId: z.string(),
  count: z.int(),
  totalMinor: z.int(),
  xml: z.string(),
})

/** `refused` are those that came back, by the number of their sale. */
export const settleSepaFileSchema = z.strictObject({
  messageId: plainText(35).min(1),
  refused: z
    .array(z.strictObject({ number: plainText(20).min(1), reason: plainText(60).min(1) }))
    .max(500)
    .prefault([]),
})

export const settledSepaFileSchema = z.object({ settled: z.int(), refused: z.int() })
