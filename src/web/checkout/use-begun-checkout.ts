import { useEffect, useState } from 'react'
import type { Checkout } from '#domain/checkout/checkout.ts'
import type { Market } from '#domain/market/market.ts'
import { saveCheckout, useStoredCheckout } from '#web/client/checkout-store.ts'

/** The stored checkout, which `begin` changes once, before anything else does. */
export function useBegunCheckout(
  market: Market,
  begin: (checkout: Checkout) => Checkout,
): Checkout | undefined {
  const [isBegun, setBegun] = useState(false)
  const stored = useStoredCheckout(market)
  const begun = stored && !isBegun ? begin(stored) : stored
  useEffect(() => {
    if (isBegun || !begun) return
    if (begun !== stored) saveCheckout(begun)
    setBegun(true)
  }, [isBegun, begun, stored])
  return begun
}
