import type { Language } from '#domain/market/market.ts'
import type { PhotoText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const photoLoaders: Readonly<Record<Language, () => Promise<PhotoText>>> = {
  ro: async () => (await import('./ro.ts')).photoRo,
  bg: async () => (await import('./bg.ts')).photoBg,
  hu: async () => (await import('./hu.ts')).photoHu,
  el: async () => (await import('./el.ts')).photoEl,
}
