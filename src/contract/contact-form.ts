import { z } from 'zod'
import { longText, plainText } from './query.ts'

// Caps alone; the rules of the fields are asked by the service, which says what is wrong.
const lineText = plainText(300).prefault('')

/** What the support page's form sends; anything else in it is refused. */
export const contactFormSchema = z.strictObject({
  name: lineText,
  email: lineText,
  topic: lineText,
  orderNumber: lineText,
  /** Line breaks besides, as a text box sends them. */
  message: longText(10_000).prefault(''),
  captcha: z.string().max(8_000).prefault(''),
})
