import type { Language } from '#domain/market/market.ts'
import type { LoyaltyText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const loyaltyLoaders: Readonly<Record<Language, () => Promise<LoyaltyText>>> = {
  ro: async () => (await import('./ro.ts')).loyaltyRo,
  bg: async () => (await import('./bg.ts')).loyaltyBg,
  hu: async () => (await import('./hu.ts')).loyaltyHu,
  el: async () => (await import('./el.ts')).loyaltyEl,
}
