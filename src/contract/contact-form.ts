import { z } from 'zod'
import { longText, plainText } from './query.ts'

// Only limits are checked here; the service checks the rules of the fields and reports which one is broken.
const lineText = plainText(300).prefault('')

/** The fields that the support page's form sends; any other field is refused. */
export const contactFormSchema = z.strictObject({
  name: lineText,
  email: lineText,
  topic: lineText,
  orderNumber: lineText,
  /** Line breaks are allowed too, as a text box sends them. */
  message: longText(10_000).prefault(''),
  captcha: z.string().max(8_000).prefault(''),
})
