import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import { markets } from '#domain/market/market.ts'
import { forgetCheckout } from '../checkout-store.ts'
import { forgetCartSnapshot } from '../forget-cart-snapshot.ts'
import { storedText } from '../stored-text.ts'
import { forgetCartPass } from './cart-pass.ts'
import { linkKeyOf } from './link-key.ts'

/**
 * Signing out leaves nothing behind: every cart that belongs to a member is removed, with its checkout. A
 * visitor's cart of another market stays. The link is removed first: other tabs must not mistake the emptied cart
 * for an edit that empties the member's document (Spec 4.7).
 */
export function emptyMembersCarts(): void {
  forgetCartPass()
  for (const market of markets) {
    if (storedText.read(linkKeyOf(market)) === undefined) continue
    storedText.forget(linkKeyOf(market))
    storedText.forget(cartKeyOf(market))
    forgetCartSnapshot(market)
    forgetCheckout(market)
  }
}
