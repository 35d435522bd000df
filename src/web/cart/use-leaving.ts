import { useState } from 'react'
import type { AfterRefresh, RefreshNotice } from '#domain/cart/after-refresh.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useGoTo } from '#web/client/follow-links.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** orders.md: the cart is checked before checkout; what changed is read before one goes on. */
export const useLeaving = (check: () => Promise<AfterRefresh>) => {
  const { market, base } = useMarket()
  const goTo = useGoTo(base)
  const [isLeaving, setLeaving] = useState(false)
  const [stoppedBy, setStoppedBy] = useState<RefreshNotice>()
  const go = () => goTo(buildUrl(market, 'cart-login'))
  const leave = async () => {
    setLeaving(true)
    const { notice } = await check()
    setLeaving(false)
    setStoppedBy(notice)
    if (!notice) go()
  }
  return { isLeaving, stoppedBy, leave, go }
}
