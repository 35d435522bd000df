import type { Language } from '#domain/market/market.ts'
import type { AccountText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const accountLoaders: Readonly<Record<Language, () => Promise<AccountText>>> = {
  ro: async () => (await import('./ro.ts')).accountRo,
  bg: async () => (await import('./bg.ts')).accountBg,
  hu: async () => (await import('./hu.ts')).accountHu,
  el: async () => (await import('./el.ts')).accountEl,
}
