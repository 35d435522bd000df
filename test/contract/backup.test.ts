import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runBackup } from '#app/backup/run-backup.ts'
import { runRestore } from '#app/backup/run-restore.ts'
import { readConfig } from '#app/config.ts'
import { openShop } from '#app/server.ts'
import { setUpLive } from '#services/setup/set-up-live.ts'
import { openDatabase } from '#store/database.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { readQuarantine } from '#store/quarantine.ts'
import { backupServer } from '#test/support/backup-server.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const server = backupServer ?? ''
const folder = mkdtempSync(join(tmpdir(), 'kintsu-backup-'))
const key = randomBytes(32).toString('base64')
const created: string[] = []

async function aDatabase() {
  const name = `kintsu_backup_${randomBytes(5).toString('hex')}`
  await query(server, `create database ${name}`)
  created.push(name)
  return server.replace(/\/postgres$/, `/${name}`)
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

type Command = typeof runBackup

async function run(command: Command, args: readonly string[], url: string, own = key) {
  let text = ''
  const write = (piece: string) => {
    text += piece
    return true
  }
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, BACKUP_KEY: own }
  const code = await command(args, { env, stdout: { write }, stderr: { write } })
  return { code, text }
}

const backups = () => readdirSync(folder).filter(name => name.endsWith('.backup'))

/** The content of every table, in the order of its rows as text. */
async function contentOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const contents: (readonly [string, unknown])[] = []
    for (const { name } of rows) {
      const digest = `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t`
      contents.push([name, (await client.query(digest)).rows])
    }
    return contents
  } finally {
    await client.end()
  }
}

describe.skipIf(backupServer === undefined)('with a PostgreSQL and its programs', () => {
  let shop: string

  beforeAll(async () => {
    shop = await aDatabase()
    await migrateDatabase(shop, 'src/store/migrations')
    const database = openDatabase(shop, 1)
    await setUpLive(database, {})
    await database.close()
    await query(
      shop,
      `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts) values
        (gen_random_uuid(), 'mail-written', '{}', now() - interval '1 hour', now() - interval '1 hour', 0),
        (gen_random_uuid(), 'cdn-purge', '{"tags": []}', now(), now(), 0)`,
    )
    await query(shop, `insert into county (market, id, name) values ('ro', 1, 'Bistrița')`)
  })
  afterAll(async () => {
    for (const name of created) await query(server, `drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    expect(await run(runBackup, [folder], shop)).toMatchObject({ code: 0 })
  })
  afterEach(() => {
    for (const name of backups()) rmSync(join(folder, name))
  })

  const latest = () => join(folder, backups()[0] ?? '')

  test('a backup restored into an empty database has every row, and is in quarantine', async () => {
    const copy = await aDatabase()
    expect(await run(runRestore, [latest()], copy)).toMatchObject({ code: 0 })
    const content = await contentOf(shop)
    expect(content.length).toBeGreaterThan(50)
    expect(await contentOf(copy)).toEqual(content)
    expect(await readQuarantine(copy)).toMatch(/^20\d\d-/)
    expect(await readQuarantine(shop)).toBeUndefined()
    await migrateDatabase(copy, 'src/store/migrations')
    expect(await contentOf(copy)).toEqual(await contentOf(shop))
  })

  test('a restored shop sells, sends and schedules nothing until it is released', async () => {
    const copy = await aDatabase()
    await run(runRestore, [latest()], copy)
    const config = readConfig({ DATABASE_URL: copy, KINTSU_SECRET: 'a secret of the tests' })
    const opened = await openShop({ ...config, databaseUrl: copy, providers: {} })
    const statusOf = async (url: string) => (await opened.app.inject(url)).statusCode
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/ro/')).toBe(503)
    expect((await opened.app.inject({ method: 'POST', url: '/api/orders/' })).statusCode).toBe(503)
    expect(opened.warnings.join()).toContain('in quarantine since')
    await opened.stop()
    expect(await query(copy, 'select sum(attempts)::int as attempts from outbox')).toEqual([
      { attempts: 0 },
    ])
    expect(await query(copy, `select nspname from pg_namespace where nspname = 'pgboss'`)).toEqual(
      [],
    )

    await query(copy, `select setval('order_serial_ro', 41), setval('sale_serial_gr', 7)`)
    const review = await run(runRestore, ['review'], copy)
    expect(review.text).toMatch(/message +mail-written +1 +oldest/)
    expect(await readQuarantine(copy)).toBeDefined()
    expect(await run(runRestore, ['release', '--mails', 'drop'], copy)).toEqual({
      code: 0,
      text: 'Released; 1 messages to people were dropped. Start the shop again.\n',
    })
    expect(await readQuarantine(copy)).toBeUndefined()
    expect(
      await query(
        copy,
        `select nextval('order_serial_ro')::int as ro, nextval('sale_serial_gr')::int as gr, nextval('order_serial_hu')::int as hu`,
      ),
    ).toEqual([{ ro: 10_042, gr: 10_008, hu: 10_001 }])
    expect(await query(copy, 'select topic from outbox where sent_at is null')).toEqual([
      { topic: 'cdn-purge' },
    ])
  })

  test('a wrong key, a damaged file and a database with tables are refused, and nothing is written', async () => {
    const copy = await aDatabase()
    const other = randomBytes(32).toString('base64')
    expect(await run(runRestore, [latest()], copy, other)).toMatchObject({ code: 1 })
    const damaged = join(folder, 'damaged')
    const bytes = readFileSync(latest())
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    writeFileSync(damaged, bytes)
    expect(await run(runRestore, [damaged], copy)).toMatchObject({ code: 1 })
    expect(await contentOf(copy)).toEqual([])
    const refused = await run(runRestore, [latest()], shop)
    expect(refused.text).toContain('The database is not empty')
    expect(await readQuarantine(shop)).toBeUndefined()
  })

  test('the oldest backups are removed, and nothing else', async () => {
    writeFileSync(join(folder, 'kintsu-20200101T000000Z.backup'), 'old')
    writeFileSync(join(folder, 'kintsu-20200102T000000Z.backup'), 'old')
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    const { text } = await run(runBackup, [folder, '--keep', '2'], shop)
    expect(text).toContain('kintsu-20200101T000000Z.backup was removed')
    expect(backups()).toHaveLength(2)
    expect(readdirSync(folder)).toContain('notes.txt')
  })

  test('a backup that fails leaves no file', async () => {
    const before = readdirSync(folder)
    const gone = server.replace(/\/postgres$/, '/kintsu_no_such_database')
    expect(await run(runBackup, [folder], gone)).toMatchObject({ code: 1 })
    expect(readdirSync(folder)).toEqual(before)
  })
})

test.each([
  [runBackup, []],
  [runBackup, ['a', 'b']],
  [runBackup, ['a', '--keep', '0']],
  [runRestore, []],
  [runRestore, ['release']],
  [runRestore, ['release', '--mails', 'some']],
  [runRestore, ['review', '--mails', 'send']],
] as const)('%o with %j is not a command', async (command, args) => {
  expect(await run(command, args, 'postgres://127.0.0.1:1/none')).toMatchObject({ code: 2 })
})
