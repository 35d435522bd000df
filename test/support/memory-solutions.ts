import type { UsedSolutions } from '#providers/captcha/captcha.ts'

/** Of one process, for puzzles that are tried without a database. */
export function memorySolutions(): UsedSolutions {
  const stored = new Set<string>()
  return {
    take: async id => {
      const isFirst = !stored.has(id)
      stored.add(id)
      return isFirst
    },
  }
}
