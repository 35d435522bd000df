import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runImport } from '#app/import/run-import.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'

// The program is started as a process where the process is tested, and called in this process otherwise.
vi.setConfig({ testTimeout: 120_000 })

let database: TestDatabase
let client: pg.Client
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kintsu-import-'))
  database = await seededDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

function environment() {
  return {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  }
}

function start(...args: readonly string[]) {
  return spawn(process.execPath, ['src/app/import.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(),
  })
}

async function ended(child: ChildProcess) {
  let out = ''
  let err = ''
  child.stdout?.on('data', chunk => {
    out += chunk
  })
  child.stderr?.on('data', chunk => {
    err += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, out, err }
}

function program(...args: readonly string[]) {
  return ended(start(...args))
}

function aTerminal() {
  const chunks: string[] = []
  const write = (chunk: string | Uint8Array) => chunks.push(String(chunk)) > 0
  return { isTTY: false, write, output: () => chunks.join('') }
}

async function command(...args: readonly string[]) {
  const [out, err] = [aTerminal(), aTerminal()]
  const code = await runImport(args, { env: environment(), stdout: out, stderr: err })
  return { code, out: out.output(), err: err.output() }
}

function file(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const header = 'brand;model;storage;color;grade;serial;cost;tax'
function phone(serial: string, color = 'Midnight') {
  return `Apple;iPhone 13;256 GB;${color};foarte bun;${serial};900 lei;margin`
}

async function numberOf(sql: string) {
  const { rows } = await client.query<{ n: number }>(`select (${sql})::int as n`)
  return rows[0]?.n ?? -1
}
function unitsLike() {
  return numberOf('select count(*) from unit where serial_hash is not null')
}

describe('the exit code', () => {
  test('the exit code is 0 for a file that was read, whatever its rows', async () => {
    const path = file('good.csv', `${header}\n${phone('CMD1')}\n${phone('CMD2', 'Black')}\n`)
    const { code, out, err } = await program('stock', path, '--market', 'ro')
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(
      /stock → ro\n +2 rows\n +1 added\n +0 changed\n +0 unchanged\n +1 refused\n/,
    )
    expect(out).toContain(
      'line 3: color · "Black" is not in the catalogue; something like it is. · Midnight',
    )
    expect(out).toContain('--mapping FILE.json')
  })

  test('the exit code is 1 for a file that is no table or does not exist', async () => {
    const none = await command('stock', join(folder, 'none.csv'), '--market', 'ro')
    expect(none.code).toBe(1)
    expect(none.err).toContain('none.csv')
    const empty = await command('stock', file('empty.csv', ''), '--market', 'ro')
    expect(empty).toMatchObject({ code: 1, out: '' })
    expect(empty.err).toContain('The file is empty.')
  })

  test('the exit code is 1 for an invalid mapping', async () => {
    const path = file('one.csv', `${header}\n${phone('CMD1')}\n`)
    const mapping = file('wrong.json', '{"columns":{},"values":[{"field":"colour"}]}')
    const { code, err } = await command('stock', path, '--market', 'ro', '--mapping', mapping)
    expect(code).toBe(1)
    expect(err).toContain('"values.0.field" is not as docs/imports.md describes it')
  })

  test('the exit code is 1 for a report that cannot be written, and nothing is imported', async () => {
    const path = file('good.csv', `${header}\n${phone('NOREPORT')}\n`)
    const { code, err } = await command(
      'stock',
      path,
      '--market',
      'ro',
      '--report',
      '/nonexistent/report.csv',
    )
    expect(code).toBe(1)
    expect(err).toContain('The import stopped.')
  })

  test('the exit code is 2 for a wrong command, and the usage is printed', async () => {
    const { code, err } = await program('stock', 'x.csv')
    expect(code).toBe(2)
    expect(err).toContain(
      'Usage: npm run import -- stock|prices|accessories|price-book|tac|counties|localities|streets|services FILE.csv --market ro|bg|hu|gr',
    )
  })
})

test('a report names line, column, code, reason and suggestion of every row not imported', async () => {
  const path = file(
    'report-me.csv',
    `${header}\n${phone('REP1')}\n${phone('REP2', '=cmd()')}\n"open\n${phone('REP3').replace('900 lei', '$900')}\n`,
  )
  const report = join(folder, 'report.csv')
  const { code, out } = await command(
    'stock',
    path,
    '--market',
    'ro',
    '--dry-run',
    '--report',
    report,
  )
  expect(code).toBe(0)
  expect(out).toContain('dry run: nothing was written')
  expect(readFileSync(report, 'utf8')).toBe(
    [
      '\uFEFFline,column,code,reason,suggestion,also',
      '3,color,unknown,"\'""=cmd()"" is not known.",Midnight | Starlight | Blue | Pink | Green | (PRODUCT)RED,',
      '4,,broken-quotes,"A quote is opened and never closed, or text follows a closed one.",Write a quote inside a quoted cell twice.,',
      '5,acquisition_price,other-currency,"""$900"" is not in RON.",Amounts of this market are in RON.,',
      '',
    ].join('\r\n'),
  )
})

test('a mapping lists close matches; accepted by a person and passed back, it imports the rows', async () => {
  const path = file(
    'map-me.csv',
    `${header}\n${phone('MAP1', 'Black')}\n${phone('MAP2', 'Negru')}\n`,
  )
  const mapping = join(folder, 'mapping.json')
  const args = ['stock', path, '--market', 'ro', '--mapping', mapping]
  expect((await command(...args, '--dry-run')).out).toContain('2 spellings to accept')
  const written = JSON.parse(readFileSync(mapping, 'utf8'))
  const entry = { field: 'color', of: 'Apple iPhone 13', canonical: 'Midnight', accepted: false }
  expect(written).toEqual({
    columns: {},
    values: [
      { ...entry, raw: 'Black' },
      { ...entry, raw: 'Negru' },
    ],
  })
  written.values[0].accepted = true
  writeFileSync(mapping, JSON.stringify(written))
  expect((await command(...args)).out).toMatch(/1 added\n[\s\S]*1 refused/)
  expect(JSON.parse(readFileSync(mapping, 'utf8'))).toEqual(written)
})

test('an import that is killed and run again imports the whole file and nothing twice', async () => {
  const before = await unitsLike()
  const rows = Array.from({ length: 3_000 }, (_, at) => phone(`KILL${at}`))
  const path = file('killed.csv', `${header}\n${rows.join('\n')}\n`)
  await client.query(`
    create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$;
    create trigger slowly after insert on unit execute function slowly()`)
  const child = start('stock', path, '--market', 'ro')
  const end = ended(child)
  await expect.poll(unitsLike, { timeout: 25_000, interval: 20 }).toBeGreaterThan(before)
  child.kill('SIGKILL')
  expect(await end).toMatchObject({ code: null, signal: 'SIGKILL' })
  await client.query('drop trigger slowly on unit')
  // The server first completes or rolls back what the killed process had sent.
  await expect
    .poll(
      () =>
        numberOf(
          `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      { timeout: 20_000 },
    )
    .toBe(0)
  const half = await unitsLike()
  expect((half - before) % 500).toBe(0)
  expect(half - before).toBeLessThan(3_000)
  const { code, out } = await command('stock', path, '--market', 'ro')
  expect(code).toBe(0)
  const [, added] = /([\d,]+) added/.exec(out) ?? []
  const [, unchanged] = /([\d,]+) unchanged/.exec(out) ?? []
  expect([added, unchanged].map(count => Number(count?.replace(',', '')))).toEqual([
    3_000 - (half - before),
    half - before,
  ])
  expect(await unitsLike()).toBe(before + 3_000)
  expect(
    await numberOf(`
      select count(*) from listing l where stock <> (select count(*) from unit u where u.listing_id = l.id and u.state = 'listed')`),
  ).toBe(0)
})

test('no files are left but the given and the requested ones', () => {
  expect(readdirSync(folder).toSorted()).toEqual([
    'empty.csv',
    'good.csv',
    'killed.csv',
    'map-me.csv',
    'mapping.json',
    'one.csv',
    'report-me.csv',
    'report.csv',
    'secret',
    'wrong.json',
  ])
})
