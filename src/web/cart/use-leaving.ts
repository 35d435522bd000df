import { useState } from 'react'
import type { AfterRefresh, RefreshAlert } from '#domain/cart/after-refresh.ts'
import { hasItems } from '#domain/cart/cart.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { pathAfterCart } from '#web/client/path-after-cart.ts'
import { useMarket } from '#web/text/use-text.tsx'

type LeavingSetup = {
  readonly check: () => Promise<AfterRefresh>
}

export type Leaving = {
  readonly isLeaving: boolean
  readonly stoppedBy: RefreshAlert | undefined
  readonly leave: () => void
  readonly go: () => void
}

/** The cart is checked before the checkout; the customer sees what changed before continuing (orders.md). */
export function useLeaving({ check }: LeavingSetup): Leaving {
  const { market, base } = useMarket()
  const goTo = useGoTo(base)
  const [isLeaving, setLeaving] = useState(false)
  const [stoppedBy, setStoppedBy] = useState<RefreshAlert>()
  const go = () => goTo(pathAfterCart(market))
  const leave = async () => {
    setLeaving(true)
    const { alert, cart: checked } = await check()
    setLeaving(false)
    setStoppedBy(alert)
    if (!alert && hasItems(checked)) go()
  }
  return { isLeaving, stoppedBy, leave: () => void leave(), go }
}
