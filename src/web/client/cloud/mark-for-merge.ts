import { isRecord } from '#domain/cart/narrow.ts'
import { cartKeyOf } from '#domain/checkout/kept-keys.ts'
import { markets } from '#domain/market/market.ts'
import { storedText } from '../kept-text.ts'
import { parsedText } from './parsed-text.ts'

/** Spec 4.5: called when somebody asks to sign in, so that what is in this browser's carts goes with them. */
export function markForMerge(): void {
  for (const market of markets) {
    const cart = parsedText(storedText.read(cartKeyOf(market)))
    if (isRecord(cart) && cart.mergeCartAfterLogin !== true)
      storedText.write(cartKeyOf(market), JSON.stringify({ ...cart, mergeCartAfterLogin: true }))
  }
}
