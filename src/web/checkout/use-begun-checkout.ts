import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { beginWithUsualDelivery, fromCartParameter } from '#domain/checkout/begin.ts'
import type { Checkout } from '#domain/checkout/checkout.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Market } from '#domain/market/market.ts'
import { saveCheckout, useStoredCheckout } from '#web/client/checkout-store.ts'

/** The stored checkout; who comes from the cart begins with the market's usual delivery, once. */
export function useBegunCheckout(market: Market, settings: DeliverySettings): Checkout | undefined {
  const [search] = useSearchParams()
  const [isBegun, setBegun] = useState(!search.has(fromCartParameter))
  const stored = useStoredCheckout(market)
  const begun = stored && !isBegun ? beginWithUsualDelivery(stored, settings) : stored
  useEffect(() => {
    if (isBegun || !begun) return
    if (begun !== stored) saveCheckout(begun)
    setBegun(true)
  }, [isBegun, begun, stored])
  return begun
}
