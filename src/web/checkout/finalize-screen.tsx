import { useEffect, useState } from 'react'
import { hasItems } from '#domain/cart/cart.ts'
import type { KnownBuyer } from '#domain/checkout/known-buyer.ts'
import { prefill } from '#domain/checkout/prefill.ts'
import { readCheckout, saveCheckout, useStoredCheckout } from '#web/client/checkout-store.ts'
import { useCart } from '#web/client/use-cart.ts'
import type { CheckoutLoaded } from './checkout-context.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

type FinalizeScreenProps = {
  readonly loaded: CheckoutLoaded
  readonly buyer: KnownBuyer
}

/** The five steps on one screen, prefilled with what the member chose before (markets.md). */
export function FinalizeScreen({ loaded, buyer }: FinalizeScreenProps) {
  const [isFilled, setFilled] = useState(false)
  const { cart, isReady } = useCart(loaded.settings.cart)
  const { market } = cart
  const checkout = useStoredCheckout(market)
  const { delivery } = loaded.settings
  // No personal data is stored while there is nothing to order.
  const isDue = isReady && hasItems(cart) && !isFilled
  useEffect(() => {
    if (!isDue) return
    saveCheckout(prefill(readCheckout(market), buyer, delivery))
    setFilled(true)
  }, [isDue, market, buyer, delivery])
  if (!isReady || isDue) return <CheckoutSkeleton />
  return <CheckoutScreen loaded={{ ...loaded, isFilledIn: true }} checkout={checkout} />
}
