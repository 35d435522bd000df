import type { Cart } from '#domain/cart/cart.ts'
import { hasExtras } from '#domain/cart/extras.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import type { ShopFlags } from './settings.ts'

/** The extra page is between cart and checkout, if the shop has one and something to offer on it (Spec 2.3). */
export function pageAfterCart(
  cart: Cart,
  { hasExtraPage }: Pick<ShopFlags, 'hasExtraPage'>,
): Extract<FixedPage, 'cart-extra' | 'cart-login'> {
  return hasExtraPage && hasExtras(cart) ? 'cart-extra' : 'cart-login'
}
