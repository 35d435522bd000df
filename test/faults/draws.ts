/** Reproducible random numbers: the same seed gives the same sequence (mulberry32). */
export function drawsFrom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(all: readonly T[]): T => {
    const one = all[whole(0, all.length - 1)]
    if (one === undefined) throw new Error('There is nothing to draw from.')
    return one
  }
  return {
    next,
    whole,
    pick,
    chance: (of: number) => next() < of,
    shuffled: <T>(all: readonly T[]): T[] =>
      all
        .map(value => ({ value, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ value }) => value),
    /** Draws a key with a probability proportional to its weight. */
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const entries = Object.entries(weights) as [K, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of entries) {
        left -= weight
        if (left < 0) return key
      }
      return entries[0]?.[0] as K
    },
  }
}

export type Draws = ReturnType<typeof drawsFrom>
