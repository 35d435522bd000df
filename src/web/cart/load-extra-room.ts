import type { Language } from '#domain/market/market.ts'
import { loadBuyingText } from '#text/cart/buying-page/load-buying-text.ts'

/** The content of the extras page and its text. */
export async function loadExtraRoom(language: Language) {
  const [text, { ExtraOffers }] = await Promise.all([
    loadBuyingText(language),
    import('./extra-offers.tsx'),
  ])
  return { text, ExtraOffers }
}
