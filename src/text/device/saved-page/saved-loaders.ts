import type { Language } from '#domain/market/market.ts'
import type { SavedText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const savedLoaders: Readonly<Record<Language, () => Promise<SavedText>>> = {
  ro: async () => (await import('./ro.ts')).savedRo,
  bg: async () => (await import('./bg.ts')).savedBg,
  hu: async () => (await import('./hu.ts')).savedHu,
  el: async () => (await import('./el.ts')).savedEl,
}
