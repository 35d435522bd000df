import type { Language } from '#domain/market/market.ts'
import type { TradeText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const tradeLoaders: Readonly<Record<Language, () => Promise<TradeText>>> = {
  ro: async () => (await import('./ro.ts')).tradeRo,
  bg: async () => (await import('./bg.ts')).tradeBg,
  hu: async () => (await import('./hu.ts')).tradeHu,
  el: async () => (await import('./el.ts')).tradeEl,
}
