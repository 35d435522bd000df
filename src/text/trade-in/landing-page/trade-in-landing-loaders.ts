import type { Language } from '#domain/market/market.ts'
import type { TradeInLandingText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const tradeInLandingLoaders: Readonly<Record<Language, () => Promise<TradeInLandingText>>> =
  {
    ro: async () => (await import('./ro.ts')).tradeInLandingRo,
    bg: async () => (await import('./bg.ts')).tradeInLandingBg,
    hu: async () => (await import('./hu.ts')).tradeInLandingHu,
    el: async () => (await import('./el.ts')).tradeInLandingEl,
  }
