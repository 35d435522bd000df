import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSchedule } from '#app/workers/schedule.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a running job is not queued again before its next run', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const run = () => {
    begun.resolve()
    return end.promise
  }
  const errors: unknown[] = []
  const hourly = { name: 'hourly', everySeconds: 3_600, run }
  const schedule = await startSchedule(database.url, [hourly], error => void errors.push(error))
  const other = new PgBoss({ connectionString: database.url, max: 1, schedule: false })
  await other.start()
  await begun.promise
  // As the schedule does every minute.
  const whileRunning = await other.send('hourly', null)
  end.resolve()
  await schedule.stop()
  const queued = await other.findJobs('hourly', { queued: true })
  await other.stop({ graceful: false })
  expect(whileRunning).toBeNull()
  expect(queued.map(({ startAfter, createdOn }) => Number(startAfter) - Number(createdOn))).toEqual(
    [3_600_000],
  )
  expect(errors).toEqual([])
})
