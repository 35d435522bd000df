import type { Language } from '#domain/market/market.ts'
import type { ReturningText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const returningLoaders: Readonly<Record<Language, () => Promise<ReturningText>>> = {
  ro: async () => (await import('./ro.ts')).returningRo,
  bg: async () => (await import('./bg.ts')).returningBg,
  hu: async () => (await import('./hu.ts')).returningHu,
  el: async () => (await import('./el.ts')).returningEl,
}
