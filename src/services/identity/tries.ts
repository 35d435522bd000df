/** Counts recent attempts by key. All processes share the counts (src/store/tally/recent-tries.ts). */
export type Tries = {
  /** Counts one more and returns the new count. */
  readonly take: (key: string) => Promise<number>
  /** Takes back one attempt that was not a guess after all. */
  readonly giveBack: (key: string) => Promise<void>
  readonly count: (key: string) => Promise<number>
  /** The seconds until the oldest attempt expires; at least 1. */
  readonly secondsLeft: (key: string) => Promise<number>
}
