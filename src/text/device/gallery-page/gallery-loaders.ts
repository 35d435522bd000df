import type { Language } from '#domain/market/market.ts'
import type { GalleryText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const galleryLoaders: Readonly<Record<Language, () => Promise<GalleryText>>> = {
  ro: async () => (await import('./ro.ts')).galleryRo,
  bg: async () => (await import('./bg.ts')).galleryBg,
  hu: async () => (await import('./hu.ts')).galleryHu,
  el: async () => (await import('./el.ts')).galleryEl,
}
