import type { StatusAnswer } from '#web/client/payment-client.ts'

/** Milliseconds between two requests: each pause is a second longer, up to the longest. */
export type Pace = { readonly first: number; readonly longest: number }

type Deps = {
  readonly pace: Pace
  readonly fetchStatus: () => Promise<StatusAnswer>
  readonly report: (answer: StatusAnswer) => void
  readonly isVisible: () => boolean
  /** Returns a function that cancels it. */
  readonly schedule: (ms: number, then: () => void) => () => void
}

export type StatusWatch = {
  /** Requests at once, and then polls at the first rate again. */
  readonly pollNow: () => void
  /** The page was hidden: nobody waits for the response. */
  readonly rest: () => void
  readonly stop: () => void
}

const step = 1_000

/** Polls the payment status while the page is visible, one request at a time. */
export function watchStatus({ pace, fetchStatus, report, isVisible, schedule }: Deps): StatusWatch {
  let delayMs = pace.first
  let isPending = false
  let isStopped = false
  let cancelNext = () => {}
  const pollOnce = async () => {
    if (isPending || isStopped) return
    isPending = true
    cancelNext()
    const answer = await fetchStatus()
    isPending = false
    if (isStopped) return
    report(answer)
    pollLater()
  }
  const pollLater = () => {
    if (isStopped || !isVisible()) return
    cancelNext = schedule(delayMs, () => void pollOnce())
    delayMs = Math.min(pace.longest, delayMs + step)
  }
  pollLater()
  return {
    pollNow: () => {
      delayMs = pace.first
      void pollOnce()
    },
    rest: () => cancelNext(),
    stop: () => {
      isStopped = true
      cancelNext()
    },
  }
}
