import type { ReviveAlert } from '#domain/cart/revive.ts'
import type { CartText } from '#text/cart/page/ro.ts'

/** What happened to a cart that was stored earlier, as text. */
export function reviveText(cart: CartText, alert: ReviveAlert): string {
  switch (alert.kind) {
    case 'unreadable':
      return cart.unreadable
    case 'expired':
      return cart.expired
    case 'lines-lost':
      return cart.linesLost(cart.items(alert.restored), cart.items(alert.lost))
    case 'older-version':
      if (alert.lost === 0) return cart.newShopKeptAll
      if (alert.restored === 0) return cart.newShopLostAll
      return cart.newShop(cart.items(alert.restored), cart.items(alert.lost))
  }
}
