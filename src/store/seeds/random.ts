/** Generates the same numbers for the same seed on every machine. */
export type Random = {
  /** In [0, 1). */
  readonly next: () => number
  /** An integer, both ends included. */
  readonly whole: (from: number, to: number) => number
  readonly chance: (probability: number) => boolean
}

// FNV-1a
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Seeded by a text, so that a new model never changes the numbers of another (mulberry32). */
export function randomFor(seed: string): Random {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: probability => next() < probability,
  }
}
