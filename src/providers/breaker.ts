/** Stops calling a provider that failed `maxFailures` times in a row, for `restMs`; then one trial call is let through. */
export function createBreaker(maxFailures = 5, restMs = 15_000, now: () => number = Date.now) {
  let failureCount = 0
  let openUntil = 0
  return {
    isClosed: () => {
      if (failureCount < maxFailures) return true
      if (now() < openUntil) return false
      openUntil = now() + restMs
      return true
    },
    report: (hasAnswered: boolean) => {
      failureCount = hasAnswered ? 0 : failureCount + 1
      if (failureCount >= maxFailures) openUntil = now() + restMs
    },
  }
}

export type Breaker = ReturnType<typeof createBreaker>
