import type { Language } from '#domain/market/market.ts'
import type { PassportText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const passportLoaders: Readonly<Record<Language, () => Promise<PassportText>>> = {
  ro: async () => (await import('./ro.ts')).passportRo,
  bg: async () => (await import('./bg.ts')).passportBg,
  hu: async () => (await import('./hu.ts')).passportHu,
  el: async () => (await import('./el.ts')).passportEl,
}
