import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Above this part of its time in work a process has shoppers waiting: what goes on beside them pauses between two rounds. */
const busy = 0.7

/**
 * Runs `work` again and again, at once while there was something to do and nobody waits for it; a failure (the database
 * away) waits like nothing to do.
 */
export const repeat = (work: () => Promise<number>, pauseMs: number) => {
  const ending = new AbortController()
  const loop = async () => {
    let before = performance.eventLoopUtilization()
    while (!ending.signal.aborted) {
      const done = await work().catch(() => 0)
      const { utilization } = performance.eventLoopUtilization(before)
      before = performance.eventLoopUtilization()
      if (done === 0 || utilization > busy)
        await pause(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}
