import { useEffect, useState } from 'react'
import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import { hasItems } from '#domain/cart/cart.ts'
import type { ReviveAlert } from '#domain/cart/revive.ts'
import { useReviveAlert } from '#web/cart/use-revive-alert.ts'
import { refreshCart } from '#web/client/cart-refresh-client.ts'
import { hasUnansweredOrder } from '#web/client/order-key.ts'
import type { CartInUse } from '#web/client/use-cart.ts'

export type CartUpdate = {
  readonly revived?: ReviveAlert | undefined
  readonly refreshed?: RefreshAlert | undefined
}

/**
 * The cart is refreshed before the checkout. It is left as it is if an order of it got no response: that order may
 * already hold its devices (orders.md).
 */
export function useArrival(cartInUse: CartInUse): CartUpdate {
  const { place, cart, isReady } = cartInUse
  const revived = useReviveAlert(cartInUse)
  const [refreshed, setRefreshed] = useState<RefreshAlert>()
  const { cartId } = cart
  const isDue = isReady && hasItems(cart)
  useEffect(() => {
    if (!isDue || hasUnansweredOrder(cartId)) return
    void refreshCart(place).then(({ alert }) => alert && setRefreshed(alert))
  }, [place, cartId, isDue])
  return { revived, refreshed }
}
