import { useCallback, useEffect, useRef, useState } from 'react'
import type { AfterRefresh, RefreshNotice } from '#domain/cart/after-refresh.ts'
import { isRefreshDue } from '#domain/cart/freshness.ts'
import { refreshCart } from '#web/client/cart-refresh-client.ts'
import type { CartInUse } from '#web/client/use-cart.ts'

export type CartRefresh = {
  readonly isChecking: boolean
  /** The last check was answered. */
  readonly isChecked: boolean
  readonly notice: RefreshNotice | undefined
  readonly dismiss: () => void
  readonly check: () => Promise<AfterRefresh>
}

/** orders.md: the cart is checked against the shelf on load and on focus after 5 minutes; `check` does it at once. */
export const useRefresh = ({ place, isReady }: CartInUse): CartRefresh => {
  const [isChecking, setChecking] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [notice, setNotice] = useState<RefreshNotice>()
  const checkedAt = useRef<number>(undefined)
  const check = useCallback(async () => {
    setChecking(true)
    const after = await refreshCart(place)
    checkedAt.current = Date.now()
    setChecking(false)
    setChecked(after.notice?.kind !== 'not-checked')
    setNotice(before => after.notice ?? (before?.kind === 'not-checked' ? undefined : before))
    return after
  }, [place])
  useEffect(() => {
    const checkIfDue = () => {
      if (isReady && isRefreshDue(checkedAt.current, Date.now())) void check()
    }
    checkIfDue()
    window.addEventListener('focus', checkIfDue)
    return () => window.removeEventListener('focus', checkIfDue)
  }, [check, isReady])
  return { isChecking, isChecked, notice, dismiss: () => setNotice(undefined), check }
}
