import type { Language } from '#domain/market/market.ts'
import type { KeptText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const keptLoaders: Readonly<Record<Language, () => Promise<KeptText>>> = {
  ro: async () => (await import('./ro.ts')).keptRo,
  bg: async () => (await import('./bg.ts')).keptBg,
  hu: async () => (await import('./hu.ts')).keptHu,
  el: async () => (await import('./el.ts')).keptEl,
}
