import { useEffect } from 'react'
import type { ReviveAlert } from '#domain/cart/revive.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { saveCartSnapshot } from '#web/client/save-cart-snapshot.ts'
import { type CartInUse, useCart } from '#web/client/use-cart.ts'
import { showToast } from '#web/ui/toast.ts'
import { type Instead, type TakeInstead, useInstead } from './use-instead.ts'
import { type Leaving, useLeaving } from './use-leaving.ts'
import { type CartRefresh, useRefresh } from './use-refresh.ts'
import { type Removal, type RemoveLine, useRemoval } from './use-removal.ts'
import { useReviveAlert } from './use-revive-alert.ts'

export type CheckedCart = {
  readonly cartInUse: CartInUse
  readonly removal: Removal | undefined
  readonly removeLine: RemoveLine
  readonly revived: ReviveAlert | undefined
  readonly refresh: CartRefresh
  readonly instead: Instead | undefined
  readonly takeInstead: TakeInstead
  readonly leaving: Leaving
}

/** The browser's cart on its own page: checked against the shelf, edited, and left for the next page. */
export function useCheckedCart(settings: MarketSettings): CheckedCart {
  const cartInUse = useCart(settings.cart)
  const { cart, isReady } = cartInUse
  useEffect(() => {
    // Writes the cart snapshot for a cart that is older than the snapshots, or was changed without updating its snapshot.
    if (isReady) saveCartSnapshot(cart)
  }, [cart, isReady])
  const { removal, removeLine } = useRemoval(cartInUse, ({ text, undo }) =>
    showToast(text, { undo }),
  )
  const revived = useReviveAlert(cartInUse)
  const refresh = useRefresh(cartInUse)
  const { instead, takeInstead } = useInstead(cartInUse, refresh)
  const leaving = useLeaving({ check: refresh.check })
  return { cartInUse, removal, removeLine, revived, refresh, instead, takeInstead, leaving }
}
