import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let client: pg.Client
const ofMarkets = ['SITE_RO', 'SITE_BG', 'SITE_HU', 'SITE_GR'] as const
const folder = mkdtempSync(join(tmpdir(), 'kintsu-live-'))

/** A database without any tables. */
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  )
})
afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a live shop without required settings names all of them and exits, before it builds, migrates or stores anything', async () => {
  const DATA_DIR = join(folder, 'never-made')
  const child = fork('src/app/start.ts', {
    silent: true,
    env: {
      PATH: process.env.PATH ?? '',
      KINTSU_MODE: 'live',
      KINTSU_SECRET: 'too short',
      DATA_DIR,
      DATABASE_URL: database.url,
      SITE_RO: 'http://kintsu.example',
    },
  })
  const output = Promise.all([text(child.stdout!), text(child.stderr!)])
  expect(await once(child, 'exit')).toEqual([1, null])
  const [out, complaints] = await output
  for (const name of [...ofMarkets, 'KINTSU_SECRET', 'SMTP_URL', 'PROVIDERS_FILE'])
    expect(complaints).toContain(`${name} must`)
  expect(complaints).not.toContain('too short')
  expect(out).not.toMatch(/Build|Migrations/)
  expect(existsSync(DATA_DIR)).toBe(false)
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace not in
     (select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')`,
  )
  expect(rows).toEqual([])
})
