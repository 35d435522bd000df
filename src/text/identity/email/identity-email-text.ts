import type { Language } from '#domain/market/market.ts'
import { identityEmailBg } from './bg.ts'
import { identityEmailEl } from './el.ts'
import { identityEmailHu } from './hu.ts'
import { type IdentityEmailText, identityEmailRo } from './ro.ts'

export const identityEmailText: Readonly<Record<Language, IdentityEmailText>> = {
  ro: identityEmailRo,
  bg: identityEmailBg,
  hu: identityEmailHu,
  el: identityEmailEl,
}
