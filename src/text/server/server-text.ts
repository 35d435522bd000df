import type { Language } from '#domain/market/market.ts'
import { serverBg } from './bg.ts'
import { serverEl } from './el.ts'
import { serverHu } from './hu.ts'
import { type ServerText, serverRo } from './ro.ts'

/**
 * What a server writes in every language: emails, PDFs, SMS, feeds, and the catalogue with which it renders pages. A
 * browser never loads it.
 */
export const serverText: Readonly<Record<Language, ServerText>> = {
  ro: serverRo,
  bg: serverBg,
  hu: serverHu,
  el: serverEl,
}
