import { useEffect, useState } from 'react'
import type { ReviveNotice } from '#domain/cart/revive.ts'
import { readCart, saveCart } from '#web/client/cart-store.ts'
import type { CartInUse } from '#web/client/use-cart.ts'

/** What happened to the stored cart when it was read: said once, as the cart is stored anew. */
export function useReviveNotice({ notice, place }: CartInUse): ReviveNotice | undefined {
  const [said, setSaid] = useState<ReviveNotice>()
  useEffect(() => {
    if (!notice) return
    setSaid(notice)
    saveCart(place, readCart(place).cart)
  }, [notice, place])
  return said
}
