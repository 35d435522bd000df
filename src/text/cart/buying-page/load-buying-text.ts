import type { Language } from '#domain/market/market.ts'
import type { BuyingText } from './ro.ts'

const loaders: Record<Language, () => Promise<BuyingText>> = {
  ro: async () => (await import('./ro.ts')).buyingRo,
  bg: async () => (await import('./bg.ts')).buyingBg,
  hu: async () => (await import('./hu.ts')).buyingHu,
  el: async () => (await import('./el.ts')).buyingEl,
}

/** The text around a filled cart: downloaded only on pages that show a filled cart. */
export function loadBuyingText(language: Language): Promise<BuyingText> {
  return loaders[language]()
}
