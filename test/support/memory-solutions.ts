import type { UsedSolutions } from '#providers/captcha/captcha.ts'

/** Of one process, for puzzles that are tried without a database. */
export function memorySolutions(): UsedSolutions {
  const kept = new Set<string>()
  return {
    take: async id => {
      const isFirst = !kept.has(id)
      kept.add(id)
      return isFirst
    },
  }
}
