import type { StatusAnswer } from '#web/client/payment-client.ts'

/** Milliseconds between two questions: each pause is a second longer, up to the longest. */
export type Pace = { readonly first: number; readonly longest: number }

type Deps = {
  readonly pace: Pace
  readonly ask: () => Promise<StatusAnswer>
  readonly tell: (answer: StatusAnswer) => void
  readonly isVisible: () => boolean
  /** Returns how to take it back. */
  readonly later: (ms: number, then: () => void) => () => void
}

export type StatusWatch = {
  /** At once, and from then on at the first pace. */
  readonly askNow: () => void
  /** The page was hidden: nobody waits for the answer. */
  readonly rest: () => void
  readonly stop: () => void
}

const step = 1_000

/** Asks how a payment stands again and again while somebody looks, one question at a time. */
export function watchStatus({ pace, ask, tell, isVisible, later: lazyIsland }: Deps): StatusWatch {
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
    tell(answer)
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
