import { PgBoss } from 'pg-boss'

/** Work that is done again and again, by one process of all at a time. */
export type Chore = {
  readonly name: string
  readonly everySeconds: number
  readonly run: () => Promise<unknown>
}

const everyMinute = '* * * * *'

/**
 * pg-boss keeps the times: a run asks for the next one, and a schedule begins anew where a process died between the two.
 * A run that fails is done again at its next time.
 */
export const startSchedule = async (databaseUrl: string, chores: readonly Chore[]) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'kintsu-schedule',
  })
  // The database away: pg-boss goes on by itself when it is back.
  boss.on('error', () => undefined)
  await boss.start()
  for (const { name, everySeconds, run } of chores) {
    await boss.createQueue(name, {
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: 300,
      deleteAfterSeconds: 3_600,
    })
    await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
      try {
        await run()
      } finally {
        await boss.send(name, null, { startAfter: everySeconds })
      }
    })
    await boss.schedule(name, everyMinute)
    await boss.send(name, null)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
