import { useEffect, useRef, useState } from 'react'
import type { OrderLink, SeenStatus } from '#domain/order/status-path.ts'
import { askStatus, type StatusAnswer } from '#web/client/payment-client.ts'
import { type Pace, type StatusWatch, watchStatus } from './watch-status.ts'

export type WatchedStatus = {
  readonly status: SeenStatus | undefined
  /** The result of the last request. */
  readonly lastResponse: StatusAnswer['kind']
  readonly pollNow: () => void
}

/**
 * Polling rates: for a customer who waits on the page, for one who returned and need not wait, and for one who
 * does other things on it.
 */
export const quick: Pace = { first: 2_000, longest: 10_000 }
export const calm: Pace = { first: 4_000, longest: 60_000 }
export const idle: Pace = { first: 15_000, longest: 60_000 }

/**
 * The current payment status: polled while the page is visible, at once when it becomes visible again, and no
 * longer after it has ended.
 */
export function useStatus(
  { market, number, token }: OrderLink,
  first: SeenStatus | undefined,
  pace: Pace,
): WatchedStatus {
  const [status, setStatus] = useState(first)
  const [lastResponse, setLastResponse] = useState<StatusAnswer['kind']>('stands')
  const watch = useRef<StatusWatch>(undefined)
  const isEnded = status?.kind === 'paid' || status?.kind === 'over' || lastResponse === 'missing'
  const isUnknown = first === undefined
  useEffect(() => {
    if (isEnded) return
    const newWatch = watchStatus({
      pace,
      fetchStatus: () => askStatus({ market, number, token }),
      report: answer => {
        setLastResponse(answer.kind)
        if (answer.kind === 'stands') setStatus(before => same(before, answer.status))
      },
      isVisible: () => document.visibilityState === 'visible',
      schedule: (ms, then) => {
        const timer = setTimeout(then, ms)
        return () => clearTimeout(timer)
      },
    })
    watch.current = newWatch
    if (isUnknown) newWatch.pollNow()
    const pollIfVisible = () =>
      document.visibilityState === 'visible' ? newWatch.pollNow() : newWatch.rest()
    document.addEventListener('visibilitychange', pollIfVisible)
    window.addEventListener('focus', pollIfVisible)
    window.addEventListener('online', pollIfVisible)
    return () => {
      newWatch.stop()
      document.removeEventListener('visibilitychange', pollIfVisible)
      window.removeEventListener('focus', pollIfVisible)
      window.removeEventListener('online', pollIfVisible)
    }
  }, [market, number, token, pace, isEnded, isUnknown])
  return { status, lastResponse, pollNow: () => watch.current?.pollNow() }
}

/** Returns the same object while nothing changed, so that nothing is announced twice. */
function same(before: SeenStatus | undefined, now: SeenStatus): SeenStatus {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
}
