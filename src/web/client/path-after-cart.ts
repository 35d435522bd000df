import { fromCartParameter } from '#domain/checkout/from-cart.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import { isMemberHere } from './cloud/member-cookies.ts'

/**
 * The path within the market of the page after the cart: one screen for members, the five steps for everyone else. The
 * cart has offered every extra (Spec 2.3).
 */
export function pathAfterCart(market: Market): string {
  return isMemberHere()
    ? buildUrl(market, 'cart-finalize')
    : buildUrl(market, 'checkout', [], [[fromCartParameter, '1']])
}
