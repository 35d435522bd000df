import { PgBoss } from 'pg-boss'
import { createErrorDeduplicator } from '#services/telemetry/report-once.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'

/** A recurring job that only one process runs at a time. */
export type ScheduledJob = {
  readonly name: string
  readonly everySeconds: number
  readonly run: () => Promise<unknown>
}

const everyMinute = '* * * * *'

/**
 * pg-boss stores the times: each run first queues the next one; the schedule starts a job that has none queued.
 * A failed run is reported and repeated at its next time.
 */
export async function startSchedule(
  databaseUrl: string,
  jobs: readonly ScheduledJob[],
  reportError: ReportError,
) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'kintsu-schedule',
  })
  // The database is unavailable: pg-boss continues by itself when it is back.
  boss.on('error', createErrorDeduplicator(reportError, 'schedule').failed)
  await boss.start()
  for (const job of jobs) {
    const { name, everySeconds } = job
    const run = withErrorReports(job, reportError)
    await boss.createQueue(name, {
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: 300,
      deleteAfterSeconds: 3_600,
    })
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
      // Queued before the work begins: the queue holds one job, so the schedule below cannot add an earlier one in the
      // meantime.
      await boss.send(name, null, { startAfter: everySeconds })
      await run()
    })
    await boss.schedule(name, everyMinute)
    await boss.send(name, null)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

function withErrorReports({ name, run }: ScheduledJob, reportError: ReportError) {
  const errors = createErrorDeduplicator(reportError, name)
  return async () => {
    try {
      await run()
      errors.worked()
    } catch (error) {
      errors.failed(error)
      throw error
    }
  }
}
