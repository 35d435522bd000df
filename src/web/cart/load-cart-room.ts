import type { Language } from '#domain/market/market.ts'
import { loadBuyingText } from '#web/text/load-buying-text.ts'

/** What a cart is shown with, and its words: downloaded while the browser's cart is read. */
export const loadCartRoom = async (language: Language) => {
  const [text, { FilledCart }, { SimilarDevices }] = await Promise.all([
    loadBuyingText(language),
    import('./filled-cart.tsx'),
    import('./similar-devices.tsx'),
  ])
  return { text, FilledCart, SimilarDevices }
}
