import { z } from 'zod'
import { plainText } from './query.ts'

/** The fields that the benefits form sends; the service parses `points`. */
export const loyaltyFormSchema = z.strictObject({
  intent: z.literal('turn'),
  points: plainText(60),
  key: z.uuid(),
})
