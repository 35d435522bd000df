import pg from 'pg'
import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { isOutage } from '#http/problem.ts'
import { openDatabase } from '#store/database.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { inTransaction } from '#store/transaction.ts'
import { freshDatabase } from '#test/support/fresh-database.ts'

function outageOf(work: Promise<unknown>): Promise<boolean> {
  return work.then(() => expect.unreachable('it should have failed'), isOutage)
}

test('a connection lost within a transaction fails that transaction, not the process', async () => {
  const { url, drop } = await freshDatabase()
  const { pool, close } = openDatabase(url, 3)
  const failed = inTransaction(pool, ['a name'], async tx => {
    const { rows } = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await tx.query({ text: 'select 1' })
    return ok('done')
  })
  expect(await outageOf(failed)).toBe(true)
  expect(await inTransaction(pool, ['a name'], async () => ok('done'))).toEqual(ok('done'))
  await close()
  await drop()
})

test('a database that stops responding is an outage after a while, inside or outside a transaction', async () => {
  const { url, drop } = await freshDatabase()
  const { pool, close } = openDatabase(url, 3, 300)
  expect(await outageOf(pool.query('select pg_sleep(25)'))).toBe(true)
  const slow = inTransaction(pool, ['a name'], async tx => {
    await tx.query({ text: 'select pg_sleep(25)' })
    return ok('done')
  })
  expect(await outageOf(slow)).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
  await drop()
})

test('a second shop waits while the first seeds the database, however long it takes', async () => {
  const { url, drop } = await freshDatabase()
  const first = new pg.Client({ connectionString: url })
  await first.connect()
  await first.query('select pg_advisory_lock(7305812)')
  const second = openDatabase(url, 1, 60_000)
  const filled = seedDatabase(second, 'a secret of the tests')
  // Longer than the timeout of any other lock.
  await new Promise(resolve => setTimeout(resolve, 5_500))
  await first.end()
  await filled
  const { rows } = await second.pool.query('select count(*)::int as n from setting')
  expect(rows).toEqual([{ n: 8 }])
  await second.close()
  await drop()
})
