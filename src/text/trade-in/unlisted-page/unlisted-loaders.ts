import type { Language } from '#domain/market/market.ts'
import type { UnlistedText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const unlistedLoaders: Readonly<Record<Language, () => Promise<UnlistedText>>> = {
  ro: async () => (await import('./ro.ts')).unlistedRo,
  bg: async () => (await import('./bg.ts')).unlistedBg,
  hu: async () => (await import('./hu.ts')).unlistedHu,
  el: async () => (await import('./el.ts')).unlistedEl,
}
