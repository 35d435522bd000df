import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { createErrorDeduplicator } from '#services/telemetry/report-once.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'

/**
 * If a process is busy for more than this share of its time, shoppers are waiting: background work pauses between
 * rounds.
 */
const busyShare = 0.7

type Repeated = {
  readonly name: string
  readonly pauseMs: number
  readonly run: () => Promise<number>
}

/**
 * Runs the work repeatedly: again at once while there was something to do and no request waits for the process; a
 * failure (the database is unavailable) is reported and pauses like an empty round.
 */
export function repeat({ name, pauseMs, run }: Repeated, reportError: ReportError) {
  const errors = createErrorDeduplicator(reportError, name)
  const work = async () => {
    try {
      const done = await run()
      errors.worked()
      return done
    } catch (error) {
      errors.failed(error)
      return 0
    }
  }
  const controller = new AbortController()
  const loop = async () => {
    let before = performance.eventLoopUtilization()
    while (!controller.signal.aborted) {
      const done = await work()
      const { utilization } = performance.eventLoopUtilization(before)
      before = performance.eventLoopUtilization()
      if (done === 0 || utilization > busyShare)
        await pause(pauseMs, undefined, { signal: controller.signal }).catch(() => undefined)
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      controller.abort()
      await ended
    },
  }
}
