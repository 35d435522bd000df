import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '#store/migrate.ts'
import { freshDatabase, seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

async function count(url: string, table: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(`select count(*)::int from ${table}`)
  await client.end()
  return rows[0]?.count
}

describe('test databases', () => {
  let one: TestDatabase
  let other: TestDatabase
  beforeAll(async () => {
    one = await freshDatabase()
    other = await freshDatabase()
  })
  afterAll(() => Promise.all([one.drop(), other.drop()]))

  test('a fresh database is migrated and empty', async () => {
    expect(await count(one.url, 'setting')).toBe(0)
  })

  test('migrating again adds the number sequences of a market that has none yet', async () => {
    const client = new pg.Client({ connectionString: one.url })
    await client.connect()
    await client.query('drop sequence order_serial_gr, sale_serial_gr')
    await client.query(`select setval('order_serial_ro', 41)`)
    await migrateDatabase(one.url, 'src/store/migrations')
    const { rows } = await client.query(
      `select nextval('order_serial_gr')::int as gr, nextval('sale_serial_gr')::int as sale,
         nextval('order_serial_ro')::int as ro`,
    )
    await client.end()
    expect(rows).toEqual([{ gr: 1, sale: 1, ro: 42 }])
  })

  test('two fresh databases share no rows', async () => {
    const client = new pg.Client({ connectionString: one.url })
    await client.connect()
    await client.query(`insert into setting (market, key, value) values ('ro', 'shop', '{}')`)
    await client.end()
    expect(await count(one.url, 'setting')).toBe(1)
    expect(await count(other.url, 'setting')).toBe(0)
  })

  test('a seeded database has the settings of four markets', async () => {
    const seeded = await seededDatabase()
    expect(await count(seeded.url, 'setting')).toBe(12)
    await seeded.drop()
  })
})
