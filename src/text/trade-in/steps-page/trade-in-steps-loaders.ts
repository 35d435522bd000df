import type { Language } from '#domain/market/market.ts'
import type { TradeInStepsText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const tradeInStepsLoaders: Readonly<Record<Language, () => Promise<TradeInStepsText>>> = {
  ro: async () => (await import('./ro.ts')).tradeInStepsRo,
  bg: async () => (await import('./bg.ts')).tradeInStepsBg,
  hu: async () => (await import('./hu.ts')).tradeInStepsHu,
  el: async () => (await import('./el.ts')).tradeInStepsEl,
}
