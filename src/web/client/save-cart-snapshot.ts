import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { cartSnapshot } from '#domain/checkout/cart-snapshot.ts'
import { checkoutKeyOf, pendingOrderKeyOf } from '#domain/checkout/stored-keys.ts'
import { isMemberHere } from './cloud/member-cookies.ts'
import { forgetCartSnapshot, writeCartSnapshot } from './forget-cart-snapshot.ts'
import { storedText } from './stored-text.ts'

/** The server renders the pages of a cart if nothing else needs to be known: decision 35. */
export function saveCartSnapshot(cart: Cart): void {
  const text = isRenderable(cart) ? JSON.stringify(cartSnapshot(cart)) : ''
  // Base64 encodes bytes: a cart with a promo code in other letters gets no snapshot.
  if (/^[ -~]+$/.test(text)) writeCartSnapshot(cart.market, btoa(text))
  else forgetCartSnapshot(cart.market)
}

function isRenderable(cart: Cart): boolean {
  return (
    hasItems(cart) &&
    storedText.isLasting() &&
    storedText.read(checkoutKeyOf(cart.market)) === undefined &&
    storedText.read(pendingOrderKeyOf(cart.market)) === undefined &&
    !isMemberHere()
  )
}
