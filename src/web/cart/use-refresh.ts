import { useCallback, useEffect, useRef, useState } from 'react'
import type { AfterRefresh, RefreshAlert } from '#domain/cart/after-refresh.ts'
import { isRefreshDue } from '#domain/cart/freshness.ts'
import type { DroppedLine } from '#domain/cart/refresh-report.ts'
import { refreshCart } from '#web/client/cart-refresh-client.ts'
import { useServerCart } from '#web/client/server-cart.tsx'
import type { CartInUse } from '#web/client/use-cart.ts'

export type CartRefresh = {
  readonly isChecking: boolean
  /** The last check got a response. */
  readonly isChecked: boolean
  readonly alert: RefreshAlert | undefined
  readonly dismiss: () => void
  /** The customer replaced a dropped device: the alert no longer mentions it or what was sold with it. */
  readonly settle: (phoneId: string) => void
  readonly check: () => Promise<AfterRefresh>
}

/** The cart is checked against the shelf on load, and on focus after 5 minutes; `check` does it at once (orders.md). */
export function useRefresh({ place, isReady }: CartInUse): CartRefresh {
  const [isChecking, setChecking] = useState(false)
  // A page that was server-rendered with the cart was checked at that time.
  const [isChecked, setChecked] = useState(useServerCart() !== undefined)
  const [alert, setAlert] = useState<RefreshAlert>()
  const checkedAt = useRef<number>(undefined)
  const check = useCallback(async () => {
    setChecking(true)
    const after = await refreshCart(place)
    checkedAt.current = Date.now()
    setChecking(false)
    setChecked(after.alert?.kind !== 'not-checked')
    setAlert(before => after.alert ?? (before?.kind === 'not-checked' ? undefined : before))
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
  return {
    isChecking,
    isChecked,
    alert,
    check,
    dismiss: () => setAlert(undefined),
    settle: phoneId => setAlert(before => before && withoutPhone(before, phoneId)),
  }
}

function withoutPhone(alert: RefreshAlert, phoneId: string): RefreshAlert | undefined {
  if (alert.kind !== 'changed') return alert
  const dropped = alert.dropped.filter(({ line }) => phoneIdOf(line) !== phoneId)
  return dropped.length + alert.problems.length === 0 ? undefined : { ...alert, dropped }
}

/** The id of the device that a dropped line was or belonged to. */
function phoneIdOf(line: DroppedLine): string | undefined {
  switch (line.kind) {
    case 'phone':
      return line.line.id
    case 'service':
      return line.phoneId
    case 'battery':
    case 'accessory':
    case 'gift-wrap':
      return line.line.phoneId
  }
}
