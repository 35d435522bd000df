import type { Language } from '#domain/market/market.ts'
import { loadBuyingText } from '#web/text/load-buying-text.ts'
import { CartDrawer } from './cart-drawer.tsx'

/** The drawer comes with this file, its words after it. */
export async function loadDrawer(language: Language) {
  return {
    Drawer: CartDrawer,
    text: await loadBuyingText(language),
  }
}
