import { useEffect, useState } from 'react'
import type { ReviveAlert } from '#domain/cart/revive.ts'
import { readCart, saveCart } from '#web/client/cart-store.ts'
import type { CartInUse } from '#web/client/use-cart.ts'

/** What happened to the stored cart when it was read: shown once, because the cart is then stored again. */
export function useReviveAlert({ alert, place }: CartInUse): ReviveAlert | undefined {
  const [shownAlert, setShownAlert] = useState<ReviveAlert>()
  useEffect(() => {
    if (!alert) return
    setShownAlert(alert)
    saveCart(place, readCart(place).cart)
  }, [alert, place])
  return shownAlert
}
