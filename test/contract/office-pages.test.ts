import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { openDatabase, type Pool } from '#store/database.ts'
import { findMembers } from '#store/staff/members.ts'
import { listMessages } from '#store/staff/messages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let sql: Pool

const markets: readonly Market[] = ['ro', 'bg', 'hu']
/** Some at the same time, in different markets; those of Greece are not asked for. */
const rows = Array.from({ length: 23 }, (_, at) => ({
  id: randomUUID(),
  market: [...markets, 'gr'][at % 4] ?? 'ro',
  at: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 5))).toISOString(),
  isDone: at % 3 === 0,
}))
const asked = rows.filter(({ market }) => market !== 'gr')

beforeAll(async () => {
  database = await seededDatabase()
  sql = openDatabase(database.url, 2).pool
  await sql.query('truncate contact_message, member cascade')
  for (const { id, market, at, isDone } of rows) {
    await sql.query(
      `insert into member (id, name, email, market, created_at, updated_at) values ($1::uuid, 'Ana', $1::text || '@x.example', $2, $3, $3)`,
      [id, market, at],
    )
    await sql.query(
      `insert into contact_message (id, market, name, email, topic, message, sent_at, done_at)
       values ($1, $2, 'Ana', 'ana@x.example', 'other', 'Bună', $3, case when $4 then now() end)`,
      [id, market, at, isDone],
    )
  }
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** Every page in turn, each after the last row of the one before. */
async function pagesOf(list: (after: string | undefined) => Promise<readonly { id: string }[]>) {
  const found: string[] = []
  for (;;) {
    const page = await list(found.at(-1))
    if (page.length === 0) return found
    found.push(...page.map(({ id }) => id))
  }
}

function newestFirst(all: typeof rows) {
  return all
    .toSorted((one, other) => (one.at + one.id < other.at + other.id ? 1 : -1))
    .map(({ id }) => id)
}

test.each([
  [
    'members',
    (after: string | undefined) =>
      findMembers(sql, { markets, typed: '', phone: undefined, after, limit: 4 }),
  ],
  [
    'members of a name',
    (after: string | undefined) =>
      findMembers(sql, { markets, typed: 'an', phone: undefined, after, limit: 4 }),
  ],
  [
    'messages',
    (after: string | undefined) => listMessages(sql, { markets, view: 'all', after, limit: 4 }),
  ],
] as const)(
  'the pages of %s hold each row of the markets once, the newest first',
  async (_, list) => {
    expect(await pagesOf(list)).toEqual(newestFirst(asked))
    expect(await list(randomUUID())).toEqual([])
  },
)

test('the pages of open messages hold each once, the longest waiting first', async () => {
  const open = asked.filter(({ isDone }) => !isDone)
  const list = (after: string | undefined) =>
    listMessages(sql, { markets, view: 'open', after, limit: 4 })
  expect(await pagesOf(list)).toEqual(newestFirst(open).reverse())
})
