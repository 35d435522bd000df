import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { gatheringSocket } from './gathering-socket.ts'
import { createPreparingClient } from './preparing-client.ts'
import { announced } from './query-channel.ts'

/** Slightly longer than the server's own limit: this one ends the wait for a server that no longer responds. */
const responseTimeoutMs = 16_000

/** What `DATABASE_CONNECTIONS` says of a shop, if nobody sets it. */
const usualConnections = 20

/** By this name the database knows the connections of a process that serves the shop. */
export const shopApplication = 'kintsu-shop'

/** The single pool of a process, wrapped by Drizzle. `close` waits for running queries. */
export function openDatabase(
  url: string,
  maxConnections = usualConnections,
  queryTimeoutMs = responseTimeoutMs,
  application?: string,
) {
  const pool = new pg.Pool({
    connectionString: url,
    ...(application !== undefined && { application_name: application }),
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: queryTimeoutMs,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    // Statements that do not wait for each other's results are sent together and run in the order of their calls.
    pipeline: true,
    stream: gatheringSocket,
    Client: createPreparingClient(),
  })
  // Announced before it waits for a connection: afterwards it runs in the name of whoever gave one back.
  pool.query = announced(pool.query.bind(pool) as pg.Pool['query'])
  // The pool replaces a connection that is lost while idle; the next query shows whether the database is up.
  pool.on('error', () => undefined)
  // A connection lost in a transaction fails that transaction; without a listener it would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}

export type Database = ReturnType<typeof openDatabase>
export type Db = Database['db']
export type Pool = Database['pool']
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
