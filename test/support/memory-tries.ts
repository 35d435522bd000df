import type { Tries } from '#services/identity/tries.ts'

type Options = {
  readonly windowSeconds: number
  readonly now?: () => number
}

/** The rule of src/store/tally/recent-tries.ts in this process alone, for tests of rules without a database. */
export function memoryTries({ windowSeconds, now = Date.now }: Options): Tries {
  const windowMs = windowSeconds * 1_000
  const timesByKey = new Map<string, readonly number[]>()
  const recent = (key: string) => (timesByKey.get(key) ?? []).filter(at => now() - at < windowMs)
  const save = (key: string, times: readonly number[]) => {
    timesByKey.delete(key)
    if (times.length > 0) timesByKey.set(key, times)
  }
  return {
    take: async key => {
      const times = [...recent(key), now()]
      save(key, times)
      return times.length
    },
    giveBack: async key => save(key, recent(key).slice(0, -1)),
    count: async key => recent(key).length,
    secondsLeft: async key => {
      const [oldest = now() - windowMs] = recent(key)
      return Math.max(1, Math.ceil((oldest + windowMs - now()) / 1_000))
    },
  }
}
