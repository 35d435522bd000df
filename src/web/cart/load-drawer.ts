import type { Language } from '#domain/market/market.ts'
import { loadBuyingText } from '#text/cart/buying-page/load-buying-text.ts'
import { CartDrawer } from './cart-drawer.tsx'

/** The drawer is part of this file's bundle; its text is loaded after it. */
export async function loadDrawer(language: Language) {
  return {
    Drawer: CartDrawer,
    text: await loadBuyingText(language),
  }
}
