import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { checkoutKeyOf, pendingOrderKeyOf } from '#domain/checkout/kept-keys.ts'
import { cartSnapshot } from '#domain/checkout/sketch.ts'
import { isMemberHere } from './cloud/member-cookies.ts'
import { forgetCartSnapshot, writeCartSnapshot } from './forget-sketch.ts'
import { storedText } from './kept-text.ts'

/** The server draws the pages of a cart that is all there is to know: decision 35. */
export function saveCartSnapshot(cart: Cart): void {
  const text = isAll(cart) ? JSON.stringify(cartSnapshot(cart)) : ''
  // Base64 is made of bytes: a code in other letters is not told.
  if (/^[ -~]+$/.test(text)) writeCartSnapshot(cart.market, btoa(text))
  else forgetCartSnapshot(cart.market)
}

function isAll(cart: Cart): boolean {
  return (
    hasItems(cart) &&
    storedText.isLasting() &&
    storedText.read(checkoutKeyOf(cart.market)) === undefined &&
    storedText.read(pendingOrderKeyOf(cart.market)) === undefined &&
    !isMemberHere()
  )
}
