import { useEffect, useState } from 'react'
import type { RefreshNotice } from '#domain/cart/after-refresh.ts'
import { hasItems } from '#domain/cart/cart.ts'
import type { ReviveNotice } from '#domain/cart/revive.ts'
import { useReviveNotice } from '#web/cart/use-revive-notice.ts'
import { refreshCart } from '#web/client/cart-refresh-client.ts'
import { hasUnansweredOrder } from '#web/client/order-key.ts'
import type { CartInUse } from '#web/client/use-cart.ts'

export type CartNews = {
  readonly revived?: ReviveNotice | undefined
  readonly refreshed?: RefreshNotice | undefined
}

/**
 * orders.md: the cart is refreshed before the checkout. An order that was never answered may hold
 * the cart's devices already: then it is left as it is.
 */
export function useArrival(cartInUse: CartInUse): CartNews {
  const { place, cart, isReady } = cartInUse
  const revived = useReviveNotice(cartInUse)
  const [refreshed, setRefreshed] = useState<RefreshNotice>()
  const { cartId } = cart
  const isDue = isReady && hasItems(cart)
  useEffect(() => {
    if (!isDue || hasUnansweredOrder(cartId)) return
    void refreshCart(place).then(({ notice }) => notice && setRefreshed(notice))
  }, [place, cartId, isDue])
  return { revived, refreshed }
}
