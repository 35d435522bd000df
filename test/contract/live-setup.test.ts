import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCurrency } from '#app/currency/run-currency.ts'
import { demoProviders } from '#app/demo/demo-providers.ts'
import { runImport } from '#app/import/run-import.ts'
import { prepareDatabase } from '#app/server.ts'
import { runSetup } from '#app/setup/run-setup.ts'
import { runStaff } from '#app/staff/run-staff.ts'
import { writeOrigin } from '#store/origin.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { createKeys } from '../../src/sandbox/keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-setup-'))
const markets = ['ro', 'bg', 'hu', 'gr'] as const
let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const keys = createKeys('a secret of the tests')
  const providers = demoProviders(keys, { url: 'http://127.0.0.1:1', stripePort: 2 })
  file('providers.json', JSON.stringify(providers))
})
afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

function file(name: string, content: string) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

type Command = (
  args: readonly string[],
  surroundings: {
    env: Record<string, string>
    stdout: { write: (text: string) => boolean }
    stderr: { isTTY: boolean; write: (text: string) => boolean }
  },
) => Promise<number>

/** Runs a command as an operator would; answers its exit code and all it printed. */
async function run(command: Command, args: readonly string[], url = database.url) {
  let text = ''
  const write = (piece: string) => {
    text += piece
    return true
  }
  const secret = createHash('sha256').update('of the tests').digest('base64')
  const env = {
    KINTSU_MODE: 'live',
    DATABASE_URL: url,
    DATA_DIR: folder,
    KINTSU_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PROVIDERS_FILE: join(folder, 'providers.json'),
    ...Object.fromEntries(markets.map(m => [`SITE_${m.toUpperCase()}`, `https://${m}.shop.test`])),
  }
  const code = await command(args, { env, stdout: { write }, stderr: { isTTY: false, write } })
  return { code, text }
}

function missing(text: string) {
  return text.match(/^ {2}MISSING .*/gm)?.map(line => line.replace(/ {2,}/g, ' ')) ?? []
}

test('an empty database becomes a live shop by the commands of the checklist', async () => {
  expect(await run(runSetup, ['live', '--check'])).toEqual({
    code: 1,
    text: 'The setup stopped. This database is not set up yet: npm run setup -- live\n',
  })
  const first = await run(runSetup, ['live'])
  expect(first.code).toBe(1)
  expect(missing(first.text)).toHaveLength(3 * 4 + 1)
  expect(first.text).toContain('npm run currency -- bg EUR --apply')

  const company = {
    name: 'Un magazin SRL',
    registrationNumber: 'J12/345/2026',
    vatNumber: 'RO12345674',
    address: 'Strada Mare 1',
    phone: '+40 264 123 456',
    email: 'salut@magazin.test',
  }
  const wrong = file('wrong.json', JSON.stringify({ ro: { ...company, email: 'salut' } }))
  expect((await run(runSetup, ['live', '--company', wrong])).text).toContain('ro.email')
  const companies = Object.fromEntries(markets.map(market => [market, company]))
  const right = file('company.json', JSON.stringify(companies))
  await run(runSetup, ['live', '--company', right])

  const codes = { ro: '400001', bg: '1000', hu: '1011', gr: '10431' }
  for (const market of markets) {
    const counties = file('counties.csv', 'code,name\n1,Unu\n')
    const towns = file('towns.csv', `code,county,name,postal_code\n1,1,Oraș,${codes[market]}\n`)
    await run(runImport, ['counties', counties, '--market', market])
    await run(runImport, ['localities', towns, '--market', market])
  }
  await run(runStaff, ['reset', 'owner@magazin.test'])
  await run(runCurrency, ['bg', 'EUR', '--apply'])

  const last = await run(runSetup, ['live', '--check'])
  expect(missing(last.text)).toEqual([])
  expect(last.text).toMatch(/Ready: start the shop with KINTSU_MODE=live\.\n$/)
  expect(last.code).toBe(0)
})

test('a second setup changes nothing that staff have changed since', async () => {
  await client.query(
    `update setting set value = jsonb_set(value, '{cart,returnDays}', '90') where market = 'ro' and key = 'shop'`,
  )
  await client.query(
    `insert into legal_text select market, key, 'own', 'Ai noștri', body, now() from legal_text where market = 'ro'`,
  )
  const state = async () =>
    (
      await client.query<{ state: string }>(
        `select (select jsonb_agg(s order by market, key) from setting s)::text
          || (select jsonb_agg(t order by market, key, version) from legal_text t)::text
          || (select count(*) from content_page)::text as state`,
      )
    ).rows
  const before = await state()
  expect((await run(runSetup, ['live'])).code).toBe(0)
  expect(await state()).toEqual(before)
})

test('a demo neither seeds nor starts on a live database', async () => {
  const started = prepareDatabase(
    { mode: 'demo', databaseUrl: database.url, sources: undefined },
    (_name, _seconds, work) => work(),
  )
  await expect(started).rejects.toThrow('This database belongs to a live shop')
  const { rows } = await client.query('select count(*)::int as n from model')
  expect(rows).toEqual([{ n: 0 }])
})

test('a live shop is neither set up nor started on a demo’s database', async () => {
  const demo = await freshDatabase()
  const pool = new pg.Client({ connectionString: demo.url })
  await pool.connect()
  await writeOrigin(pool, { kind: 'demo', sources: 'abc' })
  await pool.end()
  const { code, text } = await run(runSetup, ['live'], demo.url)
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('by a demo') })
  const started = prepareDatabase(
    { mode: 'live', databaseUrl: demo.url, sources: undefined },
    (_name, _seconds, work) => work(),
  )
  await expect(started).rejects.toThrow('filled by a demo')
  await demo.drop()
})
