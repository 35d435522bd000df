import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { noteRead } from './cache/reads.ts'
import type { Db, Pool } from './database.ts'
import type { Replica } from './replica.ts'
import { sqlCodeOf } from './transaction.ts'

/** More would keep the last of them waiting while other connections are free. */
const mostTogether = 12

type Gathering = {
  readonly client: Promise<pg.PoolClient>
  isOpen: boolean
  sent: number
  running: number
}

type Query = (...statement: Parameters<Pool['query']>) => Promise<pg.QueryResult>

/**
 * The same database for quick reads: the statements of one turn of the event loop, whoever sends them, share a
 * connection and one write to its socket, and are answered in their order. Each has a snapshot of its own, and fails on
 * its own. Writes use the pool: a statement here may have to wait for those before it, and a lock could last long.
 *
 * A replica answers while it is current, or if the primary cannot be reached.
 */
export function gatherReads(
  pool: Pool,
  replica?: Replica,
): { readonly sql: Pool; readonly db: Db } {
  const query = replica ? readFromEither(gatherOn(pool), replica) : gatherOn(pool)
  const sql = { query, connect: pool.connect.bind(pool) } as unknown as Pool
  const db = drizzle(sql, { casing: 'snake_case' }) as unknown as Db
  db.transaction = () => {
    throw new Error('Gathered reads share their connection: a transaction needs the pool.')
  }
  return { sql, db }
}

function gatherOn(pool: Pool): Query {
  let current: Gathering | undefined
  const releaseWhenDone = ({ client, isOpen, running }: Gathering) => {
    if (isOpen || running > 0) return
    client.then(
      each => each.release(),
      () => undefined,
    )
  }
  const open = () => {
    const gathering = { client: pool.connect(), isOpen: true, sent: 0, running: 0 }
    setImmediate(() => {
      gathering.isOpen = false
      if (current === gathering) current = undefined
      releaseWhenDone(gathering)
    })
    return gathering
  }
  return (...statement) => {
    current = current && current.sent < mostTogether ? current : open()
    const gathering = current
    gathering.sent += 1
    gathering.running += 1
    return gathering.client
      .then(client => client.query(...statement) as unknown as Promise<pg.QueryResult>)
      .finally(() => {
        gathering.running -= 1
        releaseWhenDone(gathering)
      })
  }
}

function readFromEither(readPrimary: Query, replica: Replica): Query {
  const readReplica = gatherOn(replica.pool)
  return async (...statement) => {
    if (replica.isCurrent())
      try {
        return await readReplica(...statement)
      } catch {
        replica.leave()
      }
    try {
      return await readPrimary(...statement)
    } catch (error) {
      if (!isAway(error)) throw error
      const result = await readReplica(...statement)
      // Of what age it is, nobody knows.
      noteRead('unfinished')
      return result
    }
  }
}

/** 08: connection exceptions; 57P: shutting down or starting. Without a code the server has not answered at all. */
function isAway(error: unknown): boolean {
  const code = sqlCodeOf(error)
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code)
}
