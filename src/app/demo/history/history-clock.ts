import { randomFor } from '#store/seeds/random.ts'

/** The time of a history that is being written. */
export type HistoryClock = {
  readonly now: () => Date
  /** Never back. */
  readonly moveTo: (at: Date) => void
}

const longestPauseMs = 40_000

/** A clock that goes on a little whenever it is read, so that nothing happens at the same instant. */
export function createHistoryClock(start: Date): HistoryClock {
  const random = randomFor('clock of the history')
  let ms = start.getTime()
  return {
    now: () => {
      ms += random.whole(1, longestPauseMs)
      return new Date(ms)
    },
    moveTo: at => {
      ms = Math.max(ms, at.getTime())
    },
  }
}
