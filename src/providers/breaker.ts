/** Stops calling a provider that failed `failures` times in a row, for `restMs`; then one trial call is let through. */
export function createBreaker(failures = 5, restMs = 15_000, now: () => number = Date.now) {
  let failed = 0
  let openUntil = 0
  return {
    isClosed: () => {
      if (failed < failures) return true
      if (now() < openUntil) return false
      openUntil = now() + restMs
      return true
    },
    report: (hasAnswered: boolean) => {
      failed = hasAnswered ? 0 : failed + 1
      if (failed >= failures) openUntil = now() + restMs
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
