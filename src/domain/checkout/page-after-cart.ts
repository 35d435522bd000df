import type { Cart } from '#domain/cart/cart.ts'
import { hasExtras } from '#domain/cart/extras.ts'
import type { FixedPage } from '#domain/market/page.ts'
import type { ShopFlags } from './settings.ts'

/** Spec 2.3: the extra page stands between cart and checkout, where the shop has one and something to offer on it. */
export function pageAfterCart(
  cart: Cart,
  { hasExtraPage }: Pick<ShopFlags, 'hasExtraPage'>,
): Extract<FixedPage, 'cart-extra' | 'cart-login'> {
  return hasExtraPage && hasExtras(cart) ? 'cart-extra' : 'cart-login'
}
