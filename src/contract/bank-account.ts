import { z } from 'zod'
import { plainText } from './query.ts'

/** Where money is sent by bank transfer. Caps alone: the service names the field and the rule. */
export const bankAccountSchema = z.strictObject({ iban: plainText(300), holder: plainText(300) })
