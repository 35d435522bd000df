import type { Language } from '#domain/market/market.ts'
import { returnEmailBg } from './bg.ts'
import { returnEmailEl } from './el.ts'
import { returnEmailHu } from './hu.ts'
import { type ReturnEmailText, returnEmailRo } from './ro.ts'

export const returnEmailText: Readonly<Record<Language, ReturnEmailText>> = {
  ro: returnEmailRo,
  bg: returnEmailBg,
  hu: returnEmailHu,
  el: returnEmailEl,
}
