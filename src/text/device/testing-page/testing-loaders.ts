import type { Language } from '#domain/market/market.ts'
import type { TestingText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const testingLoaders: Readonly<Record<Language, () => Promise<TestingText>>> = {
  ro: async () => (await import('./ro.ts')).testingRo,
  bg: async () => (await import('./bg.ts')).testingBg,
  hu: async () => (await import('./hu.ts')).testingHu,
  el: async () => (await import('./el.ts')).testingEl,
}
