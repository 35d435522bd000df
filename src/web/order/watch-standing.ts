import type { StandingAnswer } from '#web/client/payment-client.ts'

/** Milliseconds between two questions: each pause is a second longer, up to the longest. */
export type Pace = { readonly first: number; readonly longest: number }

type Means = {
  readonly pace: Pace
  readonly ask: () => Promise<StandingAnswer>
  readonly tell: (answer: StandingAnswer) => void
  readonly isVisible: () => boolean
  /** Returns how to take it back. */
  readonly later: (ms: number, then: () => void) => () => void
}

export type StandingWatch = {
  /** At once, and from then on at the first pace. */
  readonly askNow: () => void
  /** The page was hidden: nobody waits for the answer. */
  readonly rest: () => void
  readonly stop: () => void
}

const step = 1_000

/** Asks how a payment stands again and again while somebody looks, one question at a time. */
export function watchStanding({ pace, ask, tell, isVisible, later }: Means): StandingWatch {
  let pause = pace.first
  let isAsking = false
  let isStopped = false
  let takeBack = () => {}
  const askOnce = async () => {
    if (isAsking || isStopped) return
    isAsking = true
    takeBack()
    const answer = await ask()
    isAsking = false
    if (isStopped) return
    tell(answer)
    askLater()
  }
  const askLater = () => {
    if (isStopped || !isVisible()) return
    takeBack = later(pause, () => void askOnce())
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
