import { z } from 'zod'
import { plainText } from './query.ts'

/** What the form of the benefits sends; what `points` say is the service's to read. */
export const loyaltyFormSchema = z.strictObject({
  intent: z.literal('turn'),
  points: plainText(60),
  key: z.uuid(),
})
