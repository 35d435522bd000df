import type { Language } from '#domain/market/market.ts'
import type { ContentText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const contentLoaders: Readonly<Record<Language, () => Promise<ContentText>>> = {
  ro: async () => (await import('./ro.ts')).contentRo,
  bg: async () => (await import('./bg.ts')).contentBg,
  hu: async () => (await import('./hu.ts')).contentHu,
  el: async () => (await import('./el.ts')).contentEl,
}
