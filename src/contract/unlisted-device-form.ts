import { z } from 'zod'
import { longText, plainText } from './query.ts'

// Only limits are checked here; the service checks the rules of the fields and reports which one is broken.
export const unlistedDeviceFormSchema = z.strictObject({
  device: longText(2_000).prefault(''),
  choice: plainText(300).prefault(''),
  email: plainText(300).prefault(''),
  captcha: z.string().max(8_000).prefault(''),
})
