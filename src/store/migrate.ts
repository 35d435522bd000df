import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { markets } from '#domain/market/market.ts'

const migrationLock = 7_305_811

/** Brings the schema up to date, one process at a time (advisory lock); a second run changes nothing. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
    await createSerials(client)
  } finally {
    await client.end()
  }
}

/** Orders and trade-ins of a market are numbered by sequences of its own; a market that is new gets them here. */
async function createSerials(client: pg.Client): Promise<void> {
  for (const market of markets)
    for (const kind of ['order', 'sale'])
      await client.query(`create sequence if not exists ${kind}_serial_${market}`)
}

/** Creates the database named in `url` if it is missing. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
