import pg from 'pg'
import { onTestFinished } from 'vitest'

/**
 * Holds the locks of a statement in a transaction of its own, so that other requests for them wait: a race at a
 * chosen point, without chance or sleeping.
 */
export async function paused(databaseUrl: string, sql: string, values: readonly unknown[]) {
  const holder = new pg.Client({ connectionString: databaseUrl })
  const watcher = new pg.Client({ connectionString: databaseUrl })
  await Promise.all([holder.connect(), watcher.connect()])
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await holder.query('commit')
    await Promise.all([holder.end(), watcher.end()])
  }
  onTestFinished(release)
  await holder.query('begin')
  await holder.query(sql, [...values])
  return {
    /** Waits until this many others wait for a lock in this database; throws after ten seconds. */
    waiting: async (expected: number) => {
      const until = Date.now() + 10_000
      for (;;) {
        const { rows } = await watcher.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        if ((rows[0]?.n ?? 0) >= expected) return
        if (Date.now() > until) throw new Error(`${rows[0]?.n} wait, ${expected} should`)
      }
    },
    /** Runs a statement in the transaction that holds the locks. */
    change: (statement: string, ...more: unknown[]) => holder.query(statement, more),
    /** Whether another transaction could immediately lock what a statement locks. */
    isFree: async (statement: string, ...more: unknown[]) => {
      const { rows } = await watcher.query(`${statement} skip locked`, more)
      return rows.length > 0
    },
    release,
  }
}

type Race = Pick<Awaited<ReturnType<typeof paused>>, 'waiting' | 'release'>

/**
 * Starts the tasks one after the other, each once all before it are waiting, then releases them. Returns their
 * results.
 */
export async function queued<T>(
  race: Race,
  tasks: readonly (() => Promise<T>)[],
): Promise<readonly T[]> {
  const started: Promise<T>[] = []
  for (const task of tasks) {
    started.push(task())
    await race.waiting(started.length)
  }
  await race.release()
  return Promise.all(started)
}
