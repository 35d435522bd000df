import { z } from 'zod'
import { plainText } from './query.ts'

/** The account for a bank transfer. Only limits are checked here: the service reports the field and the rule. */
export const bankAccountSchema = z.strictObject({ iban: plainText(300), holder: plainText(300) })
