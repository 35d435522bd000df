import type { ReviveNotice } from '#domain/cart/revive.ts'
import type { CartText } from '#web/text/cart/ro.ts'

/** What became of a cart that was stored earlier. */
export function reviveWords(cart: CartText, notice: ReviveNotice): string {
  switch (notice.kind) {
    case 'unreadable':
      return cart.unreadable
    case 'expired':
      return cart.expired
    case 'lines-lost':
      return cart.linesLost(cart.items(notice.kept), cart.items(notice.lost))
    case 'older-version':
      if (notice.lost === 0) return cart.newShopKeptAll
      if (notice.kept === 0) return cart.newShopKeptNone
      return cart.newShop(cart.items(notice.kept), cart.items(notice.lost))
  }
}
