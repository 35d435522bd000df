import type { StatusAnswer } from '#web/client/payment-client.ts'

/** Milliseconds between two requests: each pause is a second longer, up to the longest. */
export type Pace = { readonly first: number; readonly longest: number }

type Deps = {
  readonly pace: Pace
  readonly ask: () => Promise<StatusAnswer>
  readonly report: (answer: StatusAnswer) => void
  readonly isVisible: () => boolean
  /** Returns a function that cancels it. */
  readonly later: (ms: number, then: () => void) => () => void
}

export type StatusWatch = {
  /** Requests at once, and then polls at the first rate again. */
  readonly askNow: () => void
  /** The page was hidden: nobody waits for the response. */
  readonly rest: () => void
  readonly stop: () => void
}

const step = 1_000

/** Polls the payment status while the page is visible, one request at a time. */
export function watchStatus({
  pace,
  ask,
  report,
  isVisible,
  later: lazyIsland,
}: Deps): StatusWatch {
  let pause = pace.first
  let isPending = false
  let isStopped = false
  let takeBack = () => {}
  const askOnce = async () => {
    if (isPending || isStopped) return
    isPending = true
    takeBack()
    const answer = await ask()
    isPending = false
    if (isStopped) return
    report(answer)
    askLater()
  }
  const askLater = () => {
    if (isStopped || !isVisible()) return
    takeBack = lazyIsland(pause, () => void askOnce())
    pause = Math.min(pace.longest, pause + step)
  }
  askLater()
  return {
    askNow: () => {
      pause = pace.first
      void askOnce()
    },
    rest: () => takeBack(),
    stop: () => {
      isStopped = true
      takeBack()
    },
  }
}
