/** How often something was tried lately, by its key. In this process for now; a store can take its place. */
export type Tries = {
  /** Counts one more and says how many there are with it. */
  readonly take: (key: string) => Promise<number>
  /** One of them was no guess after all. */
  readonly giveBack: (key: string) => Promise<void>
  readonly count: (key: string) => Promise<number>
  /** Until the oldest of them is forgotten; at least 1. */
  readonly secondsLeft: (key: string) => Promise<number>
}

const mostKeys = 50_000

type Options = {
  readonly windowSeconds: number
  readonly now?: () => number
}

/** A sliding window. Of very many keys those not tried for longest are forgotten first. */
export const makeTries = ({ windowSeconds, now = Date.now }: Options): Tries => {
  const windowMs = windowSeconds * 1_000
  const kept = new Map<string, readonly number[]>()
  const recent = (key: string) => (kept.get(key) ?? []).filter(at => now() - at < windowMs)
  const keep = (key: string, times: readonly number[]) => {
    kept.delete(key)
    if (times.length > 0) kept.set(key, times)
    const [oldest] = kept.keys()
    if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest)
  }
  return {
    take: async key => {
      const times = [...recent(key), now()]
      keep(key, times)
      return times.length
    },
    giveBack: async key => keep(key, recent(key).slice(0, -1)),
    count: async key => recent(key).length,
    secondsLeft: async key => {
      const [oldest = now() - windowMs] = recent(key)
      return Math.max(1, Math.ceil((oldest + windowMs - now()) / 1_000))
    },
  }
}
