import { useMemo, useSyncExternalStore } from 'react'
import { type Checkout, startCheckout } from '#domain/checkout/checkout.ts'
import { reviveCheckout, toStored } from '#domain/checkout/stored.ts'
import { checkoutKeyOf } from '#domain/checkout/stored-keys.ts'
import type { Market } from '#domain/market/market.ts'
import { forgetCartSnapshot } from './forget-cart-snapshot.ts'
import { parsedText } from './parsed-text.ts'
import { useServerCart } from './server-cart.tsx'
import { storedText } from './stored-text.ts'

type CachedCheckout = { readonly text: string | undefined; readonly checkout: Checkout }

// The same object for the same stored text, as React requires of a store.
const cache = new Map<Market, CachedCheckout>()

/** The checkout as it is stored now; a new one if none can be read (Spec 4.1). */
export function readCheckout(market: Market): Checkout {
  const text = storedText.read(checkoutKeyOf(market))
  const last = cache.get(market)
  if (last && last.text === text) return last.checkout
  const checkout = reviveCheckout(parsedText(text), market)
  cache.set(market, { text, checkout })
  return checkout
}

/** What must not be stored (a loan's personal data) stays in the memory of this page. */
export function saveCheckout(checkout: Checkout): void {
  const text = JSON.stringify(toStored(checkout))
  cache.set(checkout.market, { text, checkout })
  storedText.write(checkoutKeyOf(checkout.market), text)
  forgetCartSnapshot(checkout.market)
}

export function forgetCheckout(market: Market): void {
  cache.delete(market)
  storedText.forget(checkoutKeyOf(market))
}

/**
 * Follows reload, back and other tabs; on the server and in the first render it is a new one if it is known that
 * none was begun.
 */
export function useStoredCheckout(market: Market): Checkout | undefined {
  const isFresh = useServerCart() !== undefined
  const fresh = useMemo(() => (isFresh ? startCheckout(market) : undefined), [isFresh, market])
  return useSyncExternalStore(
    listener => storedText.listen(checkoutKeyOf(market), listener),
    () => readCheckout(market),
    () => fresh,
  )
}
