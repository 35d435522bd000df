import type { Language } from '#domain/market/market.ts'
import { contactEmailBg } from './bg.ts'
import { contactEmailEl } from './el.ts'
import { contactEmailHu } from './hu.ts'
import { type ContactEmailText, contactEmailRo } from './ro.ts'

export const contactEmailText: Readonly<Record<Language, ContactEmailText>> = {
  ro: contactEmailRo,
  bg: contactEmailBg,
  hu: contactEmailHu,
  el: contactEmailEl,
}
