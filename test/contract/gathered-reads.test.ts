import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { gatherReads } from '#store/gathered-reads.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let own: TestDatabase
let shop: Database
let reads: ReturnType<typeof gatherReads>

beforeAll(async () => {
  own = await freshDatabase()
  shop = openDatabase(own.url, 4)
  reads = gatherReads(shop.pool)
  return async () => {
    await shop.close()
    await own.drop()
  }
})
afterEach(async () => {
  // Every connection is back in the pool, whatever happened to the statements.
  await expect.poll(() => shop.pool.idleCount).toBe(shop.pool.totalCount)
})

const ownPid = 'select pg_backend_pid() as pid, $1::int as n'

async function pidsOf(count: number): Promise<readonly number[]> {
  const results = await Promise.all(
    Array.from({ length: count }, (_, n) => reads.sql.query(ownPid, [n])),
  )
  expect(results.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: count }, (_, n) => n))
  return results.map(({ rows }) => rows[0].pid)
}

test('statements sent at the same time share a connection, up to twelve of them', async () => {
  expect(new Set(await pidsOf(12)).size).toBe(1)
  expect(new Set(await pidsOf(13)).size).toBe(2)
})

test('a statement that waits for an earlier result is sent on a connection that is free', async () => {
  const { rows: first } = await reads.sql.query(ownPid, [1])
  const { rows: second } = await reads.sql.query(ownPid, [2])
  expect([first[0].n, second[0].n]).toEqual([1, 2])
})

test('a statement that fails does not fail those beside it', async () => {
  const [before, failing, after] = await Promise.allSettled([
    reads.sql.query(ownPid, [1]),
    reads.sql.query('select 1 / $1::int as share', [0]),
    reads.sql.query(ownPid, [3]),
  ])
  expect(failing).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(before).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 1 }] } })
  expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 3 }] } })
})

test('a connection lost between statements fails those on it; the next ones get another', async () => {
  const lost = Promise.allSettled([
    reads.sql.query('select pg_sleep($1)', [60]),
    reads.sql.query(ownPid, [2]),
  ])
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'active' and query = 'select pg_sleep($1)'`
  await expect.poll(async () => (await shop.pool.query(end)).rowCount).toBe(1)
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await pidsOf(3)).toHaveLength(3)
})

test('a transaction is refused: its statements would be mixed with those of others', () => {
  expect(() => reads.db.transaction(async () => undefined)).toThrow(/needs the pool/)
})

test('statements of Drizzle are gathered, too', async () => {
  const results = await Promise.all(
    [1, 2, 3].map(() => reads.db.execute<{ pid: number }>('select pg_backend_pid() as pid')),
  )
  expect(new Set(results.map(({ rows }) => rows[0]?.pid)).size).toBe(1)
})
