/** How often something was tried lately, by its key. All processes count together (src/store/tally/recent-tries.ts). */
export type Tries = {
  /** Counts one more and says how many there are with it. */
  readonly take: (key: string) => Promise<number>
  /** One of them was no guess after all. */
  readonly giveBack: (key: string) => Promise<void>
  readonly count: (key: string) => Promise<number>
  /** Until the oldest of them is forgotten; at least 1. */
  readonly secondsLeft: (key: string) => Promise<number>
}
