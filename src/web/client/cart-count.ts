import { useSyncExternalStore } from 'react'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import type { Market } from '#domain/market/market.ts'
import { countIn } from './count-cart.ts'
import { storedText } from './stored-text.ts'

/**
 * The number of items in the browser's cart; 0 on the server. The header of every page needs it, so the stored
 * text is only counted here, not parsed as a cart.
 */
export function useCartCount(market: Market): number {
  const key = cartKeyOf(market)
  return useSyncExternalStore(
    listener => storedText.listen(key, listener),
    () => countIn(storedText.read(key), Date.now()),
    () => 0,
  )
}
