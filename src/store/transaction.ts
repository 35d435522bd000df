import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Result } from '#domain/result.ts'

/** SQL that is prepared once per connection under its name. */
export type Statement = { readonly name: string; readonly text: string }

/** Where statements run: the pool, or one transaction of it. */
export type Sql = {
  readonly query: <Row extends pg.QueryResultRow>(
    config: pg.QueryConfig,
  ) => Promise<pg.QueryResult<Row>>
}

export async function rowsOf<Row extends pg.QueryResultRow>(
  sql: Sql,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const { rows } = await sql.query<Row>({ ...statement, values: [...values] })
  return rows
}

/**
 * Runs `work` in one transaction that first acquires a lock on each of `names`; a refusal rolls back like an error.
 * Throws 55P03 if a lock is not available within the pool's lock_timeout. If there is none to wait for, the transaction
 * begins in the round trip of the first statement.
 */
export function inTransaction<T, Refusal>(
  pool: pg.Pool,
  names: readonly string[],
  work: (tx: Sql) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return ended(pool, async tx => {
    const begun = tx.query({ text: `begin; ${lockOn(names)}` })
    if (names.length > 0) await begun
    // If it fails, so does what is sent behind it.
    else begun.catch(() => undefined)
    return work(tx)
  })
}

/**
 * The same with statements of `read` that are sent together with the locks, in one round trip. They run after the locks
 * are acquired, each with a snapshot of its own, so they see what the previous holder of a lock wrote. `work` starts
 * once all of it has succeeded. Statements are planned once for each connection, without their values.
 */
export function readingInTransaction<Read, T, Refusal>(
  pool: pg.Pool,
  names: readonly string[],
  read: (tx: Sql) => Promise<Read>,
  work: (tx: Sql, read: Read) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const begin = `begin; set local plan_cache_mode = force_generic_plan; ${lockOn(names)}`
  return ended(pool, async tx => {
    // The first error is the one that is thrown: without a lock, what was sent behind it fails too.
    const [, found] = await Promise.all([tx.query({ text: begin }), read(tx)])
    return work(tx, found)
  })
}

/** Commits the transaction that `work` has begun, or rolls it back. */
async function ended<T, Refusal>(
  pool: pg.Pool,
  work: (tx: Sql) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const client = await pool.connect()
  let isUsable = true
  try {
    const result = await work(client)
    await client.query(result.ok ? 'commit' : 'rollback')
    return result
  } catch (error) {
    // After an error that the server did not report, the connection's state is unknown: closing it rolls back.
    isUsable = sqlCodeOf(error) !== undefined && (await isRolledBack(client))
    throw error
  } finally {
    client.release(!isUsable)
  }
}

const triesOfOne = 3

/** The same; serialization failures and deadlocks are retried. */
export function retriedTransaction<T, Refusal>(
  pool: pg.Pool,
  names: readonly string[],
  work: (tx: Sql) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return retried(triesOfOne, () => inTransaction(pool, names, work))
}

/** Commits `work`, or rolls back if it throws; serialization failures and deadlocks are retried. */
export async function committed<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  const done = await retriedTransaction<T, never>(pool, [], async tx => ({
    ok: true,
    value: await work(tx),
  }))
  if (!done.ok) throw new Error('Nothing is refused here.')
  return done.value
}

function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

/** Locks last until the transaction ends and are acquired in the same order everywhere, so they cannot deadlock. */
function lockOn(names: readonly string[]): string {
  const keys = names.map(keyOf).toSorted((a, b) => (a < b ? -1 : 1))
  return keys.map(key => `select pg_advisory_xact_lock(${key})`).join('; ')
}

function keyOf(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE(0)
}

const retryable = new Set(['40001', '40P01'])

/** Serialization failures and deadlocks are normal: the work is repeated, at most `times` in all. */
export async function retried<T>(times: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= times || !retryable.has(sqlCodeOf(error) ?? '')) throw error
    }
  }
}

/** The SQLSTATE of a database error. */
export function sqlCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}
