import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportDatabase } from '#app/import/import-database.ts'
import { openDatabase } from '#store/database.ts'
import { runningEmbedded } from '#store/embedded/running.ts'
import { type EmbeddedServer, startEmbedded } from '#store/embedded/start.ts'
import { ensureDatabase } from '#store/migrate.ts'

let folder: string
let server: EmbeddedServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kintsu-test-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  server = await startEmbedded(folder)
  await ensureDatabase(server.url('postgres'), 'kintsu')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function pid() {
  return readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
}

async function mark(url: string) {
  const database = openDatabase(url, 1)
  await database.pool.query('create table mark (n int)').finally(database.close)
}

test('an import uses the database of a running shop and leaves it running', async () => {
  await mark(server.url())
  const before = pid()
  const database = await openImportDatabase({ databaseUrl: undefined, dataDir: folder })
  expect((await database.pool.query('select count(*)::int as n from mark')).rows).toEqual([
    { n: 0 },
  ])
  await database.close()
  expect(pid()).toBe(before)
  expect(await runningEmbedded(folder)).toBeDefined()
})

test('without a running shop an import starts the database, migrates it and stops it', async () => {
  await server.stop()
  expect(await runningEmbedded(folder)).toBeUndefined()
  const database = await openImportDatabase({ databaseUrl: undefined, dataDir: folder })
  expect((await database.pool.query('select count(*)::int as n from unit')).rows).toEqual([
    { n: 0 },
  ])
  expect((await database.pool.query('select count(*)::int as n from mark')).rows).toEqual([
    { n: 0 },
  ])
  await database.close()
  expect(await runningEmbedded(folder)).toBeUndefined()
})
