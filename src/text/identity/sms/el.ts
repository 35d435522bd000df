import type { SmsText } from './ro.ts'

export const smsEl: SmsText = {
  code: code => `Ο κωδικός σου για το Kintsu: ${code}. Μην τον πεις σε κανέναν.`,
}
