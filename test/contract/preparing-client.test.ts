import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let own: TestDatabase
let shop: Database

beforeAll(async () => {
  own = await freshDatabase()
  // One connection, so that each statement finds what the ones before it prepared.
  shop = openDatabase(own.url, 1)
})
afterAll(async () => {
  await shop.close()
  await own.drop()
})

async function preparedLike(text: string): Promise<number> {
  const { rows } = await shop.pool.query(
    `select count(*)::int as n from pg_prepared_statements where statement = '${text.replaceAll("'", "''")}'`,
  )
  return rows[0].n
}

test('a statement that is sent often is prepared, and returns what it did before', async () => {
  const text = 'select $1::int + 1 as next'
  for (let at = 1; at <= 9; at += 1)
    expect((await shop.pool.query(text, [at])).rows).toEqual([{ next: at + 1 }])
  expect(await preparedLike(text)).toBe(0)
  for (let at = 10; at <= 30; at += 1)
    expect((await shop.pool.query({ text, values: [at] })).rows).toEqual([{ next: at + 1 }])
  expect(await preparedLike(text)).toBe(1)
})

test('a statement of Drizzle is prepared, and its times stay texts', async () => {
  const query = sql`select ${'2026-11-27 10:00:00+00'}::timestamptz as since`
  const rows = []
  for (let at = 1; at <= 12; at += 1) rows.push((await shop.db.execute(query)).rows)
  expect(new Set(rows.map(each => JSON.stringify(each))).size).toBe(1)
  expect(typeof rows[0]?.[0]?.since).toBe('string')
  expect(await preparedLike('select $1::timestamptz as since')).toBe(1)
})

test('a statement without values is not prepared: it may be several', async () => {
  for (let at = 1; at <= 30; at += 1) await shop.pool.query('select 1; select 2')
  expect(await preparedLike('select 1; select 2')).toBe(0)
})

test('a refused statement is refused each time, and others on its connection go on', async () => {
  const text = 'select 1 / $1::int as share'
  for (let at = 1; at <= 20; at += 1) {
    await expect(shop.pool.query(text, [0])).rejects.toMatchObject({ code: '22012' })
    expect((await shop.pool.query(text, [1])).rows).toEqual([{ share: 1 }])
  }
})

test('no more than 150 texts are prepared, so that a connection stays small', async () => {
  for (let text = 1; text <= 170; text += 1)
    for (let use = 1; use <= 11; use += 1)
      await shop.pool.query(`select $1::int + ${text} as sum`, [1])
  const { rows } = await shop.pool.query('select count(*)::int as n from pg_prepared_statements')
  expect(rows[0].n).toBeLessThanOrEqual(150)
  expect(rows[0].n).toBeGreaterThan(140)
}, 60_000)
