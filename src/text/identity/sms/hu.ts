import type { SmsText } from './ro.ts'

export const smsHu: SmsText = { code: code => `A Kintsu-kódod: ${code}. Ne mondd el senkinek.` }
