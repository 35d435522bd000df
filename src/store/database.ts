import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** A little longer than the server's own limit: this one ends the wait for a server that says nothing any more. */
const answerWithinMs = 16_000

/** The one pool of a process, and Drizzle over it. `close` waits for what is running. */
export function openDatabase(url: string, maxConnections = 20, queryTimeoutMs = answerWithinMs) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: queryTimeoutMs,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection lost while idle is replaced by the pool; the next query tells whether the database is there.
  pool.on('error', () => undefined)
  // One lost in the middle of a transaction fails that transaction; without a listener it would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}

export type Database = ReturnType<typeof openDatabase>
export type Db = Database['db']
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
