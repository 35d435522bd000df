/** Remembers which puzzles were answered. `take` is true the first time only; `until` is when it may be forgotten, milliseconds since 1970. */
export type UsedSolutions = {
  readonly take: (id: string, until: number) => Promise<boolean>
}

/** Of one process. It holds no more than were solved in a challenge's lifetime, for only right answers are kept. */
export const keepUsedSolutions = (now: () => number = Date.now): UsedSolutions => {
  const kept = new Map<string, number>()
  return {
    take: async (id, until) => {
      for (const [oldest, end] of kept) {
        if (end > now()) break
        kept.delete(oldest)
      }
      if (kept.has(id)) return false
      kept.set(id, until)
      return true
    },
  }
}
