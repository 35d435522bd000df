import { PgBoss } from 'pg-boss'
import { makeTellOnce } from '#services/witness/tell-once.ts'
import type { TellFault } from '#services/witness/witness.ts'

/** Work that is done again and again, by one process of all at a time. */
export type Chore = {
  readonly name: string
  readonly everySeconds: number
  readonly run: () => Promise<unknown>
}

const everyMinute = '* * * * *'

/**
 * pg-boss keeps the times: a run asks for the next one, and a schedule begins anew where a process died between the two.
 * A run that fails is told, and done again at its next time.
 */
export const startSchedule = async (
  databaseUrl: string,
  chores: readonly Chore[],
  tell: TellFault,
) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'kintsu-schedule',
  })
  // The database away: pg-boss goes on by itself when it is back.
  boss.on('error', makeTellOnce(tell, 'schedule').failed)
  await boss.start()
  for (const chore of chores) {
    const { name, everySeconds } = chore
    const run = toldOf(chore, tell)
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

const toldOf = ({ name, run }: Chore, tell: TellFault) => {
  const once = makeTellOnce(tell, name)
  return async () => {
    try {
      await run()
      once.worked()
    } catch (error) {
      once.failed(error)
      throw error
    }
  }
}
