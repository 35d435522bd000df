import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { hasPreviousRelease, unpackPreviousRelease } from '#test/support/previous-release.ts'
import { onServer } from '#test/support/server.ts'
import { call, order } from '../faults/buyers.ts'
import { violations } from '../faults/oracle.ts'
import { type BuyerServer, startServer, stopServers } from '../faults/servers.ts'
import { aLocker, anOrder, type Scarce, scarce } from '../faults/stage.ts'

describe.skipIf(!hasPreviousRelease)('the previous release and this one on one database', () => {
  const previous = hasPreviousRelease ? unpackPreviousRelease() : undefined
  const folder = previous?.folder ?? ''
  const server = inject('server')
  const name = `${server.prefix}_upgrade`
  const url = onServer(server, name)
  let pool: pg.Pool
  let old: BuyerServer
  let young: BuyerServer
  let offers: readonly Scarce[]
  let lockerId: string

  beforeAll(async () => {
    await ensureDatabase(server.admin, name)
    previous?.run(
      `const { migrateDatabase } = await import('./src/store/migrate.ts')
       const { openDatabase } = await import('./src/store/database.ts')
       const { seedDatabase } = await import('./src/store/seeds/seed.ts')
       await migrateDatabase(${JSON.stringify(url)}, 'src/store/migrations')
       const database = openDatabase(${JSON.stringify(url)}, 2)
       await seedDatabase(database, 'a secret of the experiments')
       await database.close()`,
    )
    pool = new pg.Pool({ connectionString: url, max: 2 })
    pool.on('error', () => undefined)
    offers = await scarce(pool, 20, 1)
    lockerId = await aLocker(pool)
    old = await startServer(url, 'guarded', folder)
    expect((await buyOn(old)).status).toBe(201)
    await migrateDatabase(url, 'src/store/migrations')
    young = await startServer(url, 'guarded')
  })
  afterAll(async () => {
    await stopServers()
    await pool?.end()
    previous?.remove()
    const admin = new pg.Client({ connectionString: server.admin })
    await admin.connect()
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })

  let sold = 0
  function nextOrder() {
    const from = offers[sold] as Scarce
    sold += 1
    return anOrder(lockerId, [{ from, unit: from.units[0] ?? '' }])
  }
  function buyOn({ port }: BuyerServer) {
    return order(port, nextOrder())
  }

  test('the old process goes on selling while and after the new one has migrated', async () => {
    for (const seller of [old, young, old, young])
      expect(await buyOn(seller)).toMatchObject({ status: 201 })
    expect(await violations(pool)).toEqual([])
  })

  test('an order repeated on the other release is the first one', async () => {
    for (const [first, second] of [
      [old, young],
      [young, old],
    ] as const) {
      const key = randomUUID()
      const body = nextOrder()
      const placed = await order(first.port, body, key)
      expect(placed).toMatchObject({ status: 201 })
      expect(await order(second.port, body, key)).toEqual(placed)
    }
  })

  test('both answer what visitors ask', async () => {
    const from = offers.at(-1) as Scarce
    for (const path of [
      '/api/listings/?market=ro&category=phones',
      `/api/products/${from.product}/?market=ro`,
      '/api/counties/?market=ro',
    ]) {
      const answers = await Promise.all([old, young].map(({ port }) => call(port, 'GET', path)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  test('an old process that starts again changes nothing of the schema, and sells', async () => {
    const schema = async () =>
      (
        await pool.query(
          `select table_name, column_name, data_type, is_nullable from information_schema.columns
           where table_schema = 'public' order by 1, 2`,
        )
      ).rows
    const before = await schema()
    previous?.run(
      `const { migrateDatabase } = await import('./src/store/migrate.ts')
       await migrateDatabase(${JSON.stringify(url)}, 'src/store/migrations')`,
    )
    expect(await schema()).toEqual(before)
    await old.kill()
    old = await startServer(url, 'guarded', folder)
    expect(await buyOn(old)).toMatchObject({ status: 201 })
  })

  test('once every process is new, what the old one sold is in order', async () => {
    await old.kill()
    expect(await buyOn(young)).toMatchObject({ status: 201 })
    expect(await violations(pool)).toEqual([])
    const { rows } = await pool.query('select count(*)::int as n from orders')
    expect(rows).toEqual([{ n: sold }])
  })
})
