import type { Language } from '#domain/market/market.ts'
import { alertEmailBg } from './bg.ts'
import { alertEmailEl } from './el.ts'
import { alertEmailHu } from './hu.ts'
import { type AlertEmailText, alertEmailRo } from './ro.ts'

export const alertEmailText: Readonly<Record<Language, AlertEmailText>> = {
  ro: alertEmailRo,
  bg: alertEmailBg,
  hu: alertEmailHu,
  el: alertEmailEl,
}
