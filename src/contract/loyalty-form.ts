import { z } from 'zod'
import { plainText } from './query.ts'

/** What an invitation's link contains. */
const invitationCodeSchema = plainText(20)

/** The fields that the forms of the benefits page send; the service parses `points`. */
export const loyaltyFormSchema = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('turn'), points: plainText(60), key: z.uuid() }),
  z.strictObject({ intent: z.literal('accept'), code: invitationCodeSchema }),
])
