import type { Language } from '#domain/market/market.ts'
import type { WarrantyText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const warrantyLoaders: Readonly<Record<Language, () => Promise<WarrantyText>>> = {
  ro: async () => (await import('./ro.ts')).warrantyRo,
  bg: async () => (await import('./bg.ts')).warrantyBg,
  hu: async () => (await import('./hu.ts')).warrantyHu,
  el: async () => (await import('./el.ts')).warrantyEl,
}
