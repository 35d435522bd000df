import { useState } from 'react'
import type { AfterRefresh, RefreshAlert } from '#domain/cart/after-refresh.ts'
import { type Cart, hasItems } from '#domain/cart/cart.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { useMarket } from '#web/text/use-text.tsx'

type LeavingSetup = {
  readonly cart: Cart
  readonly check: () => Promise<AfterRefresh>
  readonly pageAfter: (cart: Cart) => FixedPage
}

export type Leaving = {
  readonly isLeaving: boolean
  readonly stoppedBy: RefreshAlert | undefined
  readonly leave: () => void
  readonly go: () => void
}

/** The cart is checked before the checkout; the customer sees what changed before continuing (orders.md). */
export function useLeaving({ cart, check, pageAfter }: LeavingSetup): Leaving {
  const { market, base } = useMarket()
  const goTo = useGoTo(base)
  const [isLeaving, setLeaving] = useState(false)
  const [stoppedBy, setStoppedBy] = useState<RefreshAlert>()
  const goWith = (checked: Cart) => goTo(buildUrl(market, pageAfter(checked)))
  const leave = async () => {
    setLeaving(true)
    const { alert, cart: checked } = await check()
    setLeaving(false)
    setStoppedBy(alert)
    if (!alert && hasItems(checked)) goWith(checked)
  }
  return { isLeaving, stoppedBy, leave: () => void leave(), go: () => goWith(cart) }
}
