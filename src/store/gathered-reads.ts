import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db, Pool } from './database.ts'

/** More would keep the last of them waiting while other connections are free. */
const mostTogether = 12

type Gathering = {
  readonly client: Promise<pg.PoolClient>
  isOpen: boolean
  sent: number
  running: number
}

/**
 * The same database for quick reads: the statements of one turn of the event loop, whoever sends them, share a
 * connection and one write to its socket, and are answered in their order. Each has a snapshot of its own, and fails on
 * its own. Writes use the pool: a statement here may have to wait for those before it, and a lock could last long.
 */
export function gatherReads(pool: Pool): { readonly sql: Pool; readonly db: Db } {
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
  const query = (...statement: Parameters<Pool['query']>) => {
    current = current && current.sent < mostTogether ? current : open()
    const gathering = current
    gathering.sent += 1
    gathering.running += 1
    return gathering.client
      .then(client => client.query(...statement))
      .finally(() => {
        gathering.running -= 1
        releaseWhenDone(gathering)
      })
  }
  const sql = { query, connect: pool.connect.bind(pool) } as unknown as Pool
  const db = drizzle(sql, { casing: 'snake_case' }) as unknown as Db
  db.transaction = () => {
    throw new Error('Gathered reads share their connection: a transaction needs the pool.')
  }
  return { sql, db }
}
