import type { UsedSolutions } from '#providers/captcha/captcha.ts'

/** Used solutions of one process, for puzzle tests without a database. */
export function memorySolutions(): UsedSolutions {
  const usedIds = new Set<string>()
  return {
    take: async id => {
      const isFirst = !usedIds.has(id)
      usedIds.add(id)
      return isFirst
    },
  }
}
