import { useEffect, useRef, useState } from 'react'
import type { OrderLink, SeenStanding } from '#domain/order/standing-path.ts'
import { askStanding, type StandingAnswer } from '#web/client/payment-client.ts'
import { type Pace, type StandingWatch, watchStanding } from './watch-standing.ts'

export type WatchedStanding = {
  readonly standing: SeenStanding | undefined
  /** What the last question came to. */
  readonly said: StandingAnswer['kind']
  readonly askNow: () => void
}

/** For who waits before the page, for who came back and need not wait, and for who does other things on it. */
export const quick: Pace = { first: 2_000, longest: 10_000 }
export const calm: Pace = { first: 4_000, longest: 60_000 }
export const idle: Pace = { first: 15_000, longest: 60_000 }

/** How a payment stands by now: asked while the page is seen, at once when it is looked at again, no more when it has ended. */
export function useStanding(
  { market, number, token }: OrderLink,
  first: SeenStanding | undefined,
  pace: Pace,
): WatchedStanding {
  const [standing, setStanding] = useState(first)
  const [said, setSaid] = useState<StandingAnswer['kind']>('stands')
  const watch = useRef<StandingWatch>(undefined)
  const isEnded = standing?.kind === 'paid' || standing?.kind === 'over' || said === 'missing'
  const isUnknown = first === undefined
  useEffect(() => {
    if (isEnded) return
    const own = watchStanding({
      pace,
      ask: () => askStanding({ market, number, token }),
      tell: answer => {
        setSaid(answer.kind)
        if (answer.kind === 'stands') setStanding(before => same(before, answer.standing))
      },
      isVisible: () => document.visibilityState === 'visible',
      later: (ms, then) => {
        const timer = setTimeout(then, ms)
        return () => clearTimeout(timer)
      },
    })
    watch.current = own
    if (isUnknown) own.askNow()
    const look = () => (document.visibilityState === 'visible' ? own.askNow() : own.rest())
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      own.stop()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  }, [market, number, token, pace, isEnded, isUnknown])
  return { standing, said, askNow: () => watch.current?.askNow() }
}

/** The same object while nothing changed, so that nothing is said twice. */
function same(before: SeenStanding | undefined, now: SeenStanding): SeenStanding {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
}
