import { cartKeyOf } from '#domain/checkout/kept-keys.ts'
import { markets } from '#domain/market/market.ts'
import { forgetCheckout } from '../checkout-store.ts'
import { forgetCartSnapshot } from '../forget-sketch.ts'
import { storedText } from '../kept-text.ts'
import { forgetCartPass } from './cart-pass.ts'
import { linkKeyOf } from './link-key.ts'

/**
 * Spec 4.7: signing out leaves nothing behind: every cart that was a member's goes, with its checkout. A visitor's cart of
 * another market stays. The link goes first: other tabs must not take the emptied cart for a wish to empty the cloud's.
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
