import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { checkoutKeyOf, pendingOrderKeyOf } from '#domain/checkout/kept-keys.ts'
import { sketchOf } from '#domain/checkout/sketch.ts'
import { isMemberHere } from './cloud/member-cookies.ts'
import { forgetSketch, writeSketch } from './forget-sketch.ts'
import { keptText } from './kept-text.ts'

/** The server draws the pages of a cart that is all there is to know: decision 35. */
export function keepSketch(cart: Cart): void {
  const text = isAll(cart) ? JSON.stringify(sketchOf(cart)) : ''
  // Base64 is made of bytes: a code in other letters is not told.
  if (/^[ -~]+$/.test(text)) writeSketch(cart.market, btoa(text))
  else forgetSketch(cart.market)
}

function isAll(cart: Cart): boolean {
  return (
    hasItems(cart) &&
    keptText.isLasting() &&
    keptText.read(checkoutKeyOf(cart.market)) === undefined &&
    keptText.read(pendingOrderKeyOf(cart.market)) === undefined &&
    !isMemberHere()
  )
}
