import { z } from 'zod'
import { plainText } from './query.ts'

/** A file of all payouts that are due. */
export const sepaFileSchema = z.strictObject({})

export const madeSepaFileSchema = z.object({
  messageId: z.string(),
  count: z.int(),
  totalMinor: z.int(),
  xml: z.string(),
})

/** `refused` lists the returned transfers by the number of their trade-in. */
export const settleSepaFileSchema = z.strictObject({
  messageId: plainText(35).min(1),
  refused: z
    .array(z.strictObject({ number: plainText(20).min(1), reason: plainText(60).min(1) }))
    .max(500)
    .prefault([]),
})

export const settledSepaFileSchema = z.object({ settled: z.int(), refused: z.int() })
