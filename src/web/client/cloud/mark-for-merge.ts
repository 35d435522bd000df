import { isRecord } from '#domain/cart/narrow.ts'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import { markets } from '#domain/market/market.ts'
import { storedText } from '../stored-text.ts'
import { parsedText } from './parsed-text.ts'

/** Called when a visitor starts to sign in, so that the contents of this browser's carts go with them (Spec 4.5). */
export function markForMerge(): void {
  for (const market of markets) {
    const cart = parsedText(storedText.read(cartKeyOf(market)))
    if (isRecord(cart) && cart.mergeCartAfterLogin !== true)
      storedText.write(cartKeyOf(market), JSON.stringify({ ...cart, mergeCartAfterLogin: true }))
  }
}
