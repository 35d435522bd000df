import type { Language } from '#domain/market/market.ts'
import { smsBg } from './bg.ts'
import { smsEl } from './el.ts'
import { smsHu } from './hu.ts'
import { type SmsText, smsRo } from './ro.ts'

export const smsText: Readonly<Record<Language, SmsText>> = {
  ro: smsRo,
  bg: smsBg,
  hu: smsHu,
  el: smsEl,
}
