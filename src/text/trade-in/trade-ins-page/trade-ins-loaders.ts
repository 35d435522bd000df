import type { Language } from '#domain/market/market.ts'
import type { TradeInsText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const tradeInsLoaders: Readonly<Record<Language, () => Promise<TradeInsText>>> = {
  ro: async () => (await import('./ro.ts')).tradeInsRo,
  bg: async () => (await import('./bg.ts')).tradeInsBg,
  hu: async () => (await import('./hu.ts')).tradeInsHu,
  el: async () => (await import('./el.ts')).tradeInsEl,
}
