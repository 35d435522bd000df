import type { Language } from '#domain/market/market.ts'
import type { TradeInText } from './ro.ts'

/** A browser downloads only the language it shows. */
export const tradeInLoaders: Readonly<Record<Language, () => Promise<TradeInText>>> = {
  ro: async () => (await import('./ro.ts')).tradeInRo,
  bg: async () => (await import('./bg.ts')).tradeInBg,
  hu: async () => (await import('./hu.ts')).tradeInHu,
  el: async () => (await import('./el.ts')).tradeInEl,
}
