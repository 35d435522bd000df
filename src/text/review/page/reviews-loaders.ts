import type { Language } from '#domain/market/market.ts'
import type { ReviewsText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const reviewsLoaders: Readonly<Record<Language, () => Promise<ReviewsText>>> = {
  ro: async () => (await import('./ro.ts')).reviewsRo,
  bg: async () => (await import('./bg.ts')).reviewsBg,
  hu: async () => (await import('./hu.ts')).reviewsHu,
  el: async () => (await import('./el.ts')).reviewsEl,
}
