import type { Language } from '#domain/market/market.ts'
import type { BuyingText } from './buying/ro.ts'

const loaders: Record<Language, () => Promise<BuyingText>> = {
  ro: async () => (await import('./buying/ro.ts')).buyingRo,
  bg: async () => (await import('./buying/bg.ts')).buyingBg,
  hu: async () => (await import('./buying/hu.ts')).buyingHu,
  el: async () => (await import('./buying/el.ts')).buyingEl,
}

/** The text around a filled cart: downloaded only on pages that show a filled cart. */
export function loadBuyingText(language: Language): Promise<BuyingText> {
  return loaders[language]()
}
