import { useMemo, useSyncExternalStore } from 'react'
import { type Checkout, startCheckout } from '#domain/checkout/checkout.ts'
import { checkoutKeyOf } from '#domain/checkout/kept-keys.ts'
import { reviveCheckout, toStored } from '#domain/checkout/stored.ts'
import type { Market } from '#domain/market/market.ts'
import { useServerCart } from './drawn-cart.tsx'
import { forgetCartSnapshot } from './forget-sketch.ts'
import { storedText } from './kept-text.ts'

type Known = { readonly text: string | undefined; readonly checkout: Checkout }

// The same object for the same stored text, as React asks of a store.
const known = new Map<Market, Known>()

/** The checkout as it is stored now; a fresh one where none can be read (Spec 4.1). */
export function readCheckout(market: Market): Checkout {
  const text = storedText.read(checkoutKeyOf(market))
  const last = known.get(market)
  if (last && last.text === text) return last.checkout
  const checkout = reviveCheckout(parsed(text), market)
  known.set(market, { text, checkout })
  return checkout
}

/** What storage must not see (a loan's personal facts) stays in this page's memory. */
export function saveCheckout(checkout: Checkout): void {
  const text = JSON.stringify(toStored(checkout))
  known.set(checkout.market, { text, checkout })
  storedText.write(checkoutKeyOf(checkout.market), text)
  forgetCartSnapshot(checkout.market)
}

export function forgetCheckout(market: Market): void {
  known.delete(market)
  storedText.forget(checkoutKeyOf(market))
}

/** Follows reload, back and other tabs; on the server and in the first paint a fresh one, where it is known that none is begun. */
export function useStoredCheckout(market: Market): Checkout | undefined {
  const isFresh = useServerCart() !== undefined
  const fresh = useMemo(() => (isFresh ? startCheckout(market) : undefined), [isFresh, market])
  return useSyncExternalStore(
    listener => storedText.listen(checkoutKeyOf(market), listener),
    () => readCheckout(market),
    () => fresh,
  )
}

/** Text that is no JSON is no checkout. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
