import type { UsedSolutions } from '#providers/captcha/captcha.ts'

/** Used solutions of one process, for puzzle tests without a database. */
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
