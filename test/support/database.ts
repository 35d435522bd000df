import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { onServer, type Server } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly server: Server
  }
}

/**
 * One PostgreSQL for the whole run: the server of TEST_DATABASE_URL, or else an embedded one.
 * It has a migrated template database; tests copy it with freshDatabase() and seededDatabase().
 */
export async function setup(project: TestProject) {
  const serverUrl = process.env.TEST_DATABASE_URL
  const { admin, stop } = serverUrl
    ? { admin: serverUrl, stop: async () => undefined }
    : await embedded()
  const server: Server = { admin, prefix: `kintsu_test_${randomBytes(4).toString('hex')}` }
  const end = async () => {
    await dropAll(server)
    await stop()
  }
  try {
    await makeTemplate(server)
  } catch (cause) {
    await end()
    throw cause
  }
  project.provide('server', server)
  return end
}

async function makeTemplate(server: Server) {
  const empty = `${server.prefix}_empty`
  await ensureDatabase(server.admin, empty)
  await migrateDatabase(onServer(server, empty), 'src/store/migrations')
}

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'kintsu-test-'))
  // As root the server runs as another user, which needs access to the folder.
  chmodSync(folder, 0o755)
  const server = await startEmbedded(folder)
  const admin = server.url('postgres')
  // Nothing here outlives the run, and no table lives long enough to be vacuumed.
  const off = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']
  await execute(
    admin,
    off.map(name => `alter system set ${name} = off`),
  )
  await execute(admin, ['select pg_reload_conf()'])
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { admin, stop }
}

async function dropAll({ admin, prefix }: Server) {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  await client.end()
  await execute(
    admin,
    rows.map(row => `drop database if exists ${pg.escapeIdentifier(row.datname)} with (force)`),
  )
}

async function execute(admin: string, statements: readonly string[]) {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
