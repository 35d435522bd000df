import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { onServer, type Server } from './server.ts'

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/**
 * A migrated database without rows, for one test or one file; databases that are not dropped are removed after the
 * run.
 */
export function freshDatabase() {
  return copyOf('empty')
}

/** A database with the demo catalogue. The first call of a run fills the template it is copied from. */
export async function seededDatabase() {
  await fillSeeded(inject('server'))
  return copyOf('seeded')
}

async function copyOf(template: 'empty' | 'seeded'): Promise<TestDatabase> {
  const server = inject('server')
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  await asAdmin(server, client => copy(client, name, `${server.prefix}_${template}`))
  return {
    url: onServer(server, name),
    drop: () =>
      asAdmin(server, async client => {
        await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
      }),
  }
}

const fillLock = 7_305_820

/** One seller in a test file trades in more devices at once than a customer may. */
const freeTradeIns = `insert into setting (market, key, value)
  select market, 'trade-in-limits', '{"account": 1000, "phone": 1000, "address": 1000, "iban": 1000}'
  from setting where key = 'shop'`

/** Filled under another name and renamed when complete, by one worker at a time. */
function fillSeeded(server: Server) {
  return asAdmin(server, async client => {
    const ready = `${server.prefix}_seeded`
    const filling = `${ready}_filling`
    await client.query('select pg_advisory_lock($1)', [fillLock])
    const existing = await client.query('select 1 from pg_database where datname = $1', [ready])
    if (existing.rowCount) return
    await client.query(`drop database if exists ${pg.escapeIdentifier(filling)} with (force)`)
    await copy(client, filling, `${server.prefix}_empty`)
    const database = openDatabase(onServer(server, filling), 2)
    await seedDatabase(database, 'a secret of the tests')
      .then(() => database.pool.query(freeTradeIns))
      .finally(() => database.close())
    await client.query(
      `alter database ${pg.escapeIdentifier(filling)} rename to ${pg.escapeIdentifier(ready)}`,
    )
  })
}

/** Copying files is faster than copying by the log, but only where no file is flushed to the disk. */
async function copy(client: pg.Client, name: string, template: string) {
  const { rows } = await client.query<{ fsync: string }>('show fsync')
  const strategy = rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'
  await client.query(
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy ${strategy}`,
  )
}

async function asAdmin(server: Server, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: server.admin })
  await client.connect()
  await work(client).finally(() => client.end())
}
