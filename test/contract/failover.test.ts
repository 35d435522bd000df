import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#store/database.ts'
import { ensureDatabase, migrateDatabase } from '#store/migrate.ts'
import { seedDatabase } from '#store/seeds/seed.ts'
import { lineTo } from '#test/support/cut-line.ts'
import { type Pair, serverPrograms, startPair } from '#test/support/postgres-pair.ts'
import { order } from '../faults/buyers.ts'
import { violations } from '../faults/oracle.ts'
import { startServer, stopServers } from '../faults/servers.ts'
import { aLocker, anOrder, scarce } from '../faults/stage.ts'

type Line = Awaited<ReturnType<typeof lineTo>>

describe.skipIf(serverPrograms === undefined)('with a synchronous standby', () => {
  let pair: Pair
  let line: Line
  let pool: pg.Pool
  let url: string

  beforeAll(async () => {
    pair = await startPair()
    await ensureDatabase(pair.primary.url('postgres'), 'kintsu')
    await migrateDatabase(pair.primary.url('kintsu'), 'src/store/migrations')
    const database = openDatabase(pair.primary.url('kintsu'), 2)
    await seedDatabase(database, 'a secret of the experiments').finally(() => database.close())
    line = await lineTo(pair.primary.socket)
    url = `postgres://postgres@127.0.0.1:${line.port}/kintsu`
    pool = new pg.Pool({ connectionString: url, max: 4 })
    pool.on('error', () => undefined)
  })
  afterAll(async () => {
    await stopServers()
    await pool?.end()
    await line?.close()
    await pair?.close()
  })

  test('without its standby the primary acknowledges no write, however long it takes', async () => {
    const database = openDatabase(pair.primary.url('kintsu'), 3)
    await database.pool.query('create table noted (n int)')
    await pair.standby.crash()
    const write = (n: number) => `set statement_timeout = 100; insert into noted values (${n})`
    const alone = database.pool.query(write(1))
    const inTransaction = database.pool.query(`begin; ${write(2)}; commit`)
    const waiting = `select from pg_stat_activity where datname = 'kintsu' and wait_event = 'SyncRep'
      and clock_timestamp() - query_start > interval '500 milliseconds'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(2)
    expect((await pool.query('select from noted')).rowCount).toBe(0)
    await pair.standby.start()
    await Promise.all([alone, inTransaction])
    expect((await pool.query('select from noted')).rowCount).toBe(2)
    await pool.query('drop table noted')
    await database.close()
    await pair.untilSynchronous()
  })

  test('an order is on the standby when it is answered: none is lost with the primary, none placed twice', async () => {
    const lockerId = await aLocker(pool)
    const offers = await scarce(pool, 60, 1)
    const orders = offers.map(from => ({
      key: randomUUID(),
      unit: from.units[0] ?? '',
      body: anOrder(lockerId, [{ from, unit: from.units[0] ?? '' }]),
    }))
    const servers = await Promise.all([startServer(url, 'guarded'), startServer(url, 'guarded')])
    const answered = new Map<string, unknown>()
    const untilLoss = Promise.withResolvers<void>()
    let repeated = 0

    const buy = async ({ key, body }: (typeof orders)[number], at: number) => {
      for (let tries = 0; tries < 200; tries += 1) {
        const response = await order(servers[at % 2]?.port ?? 0, body, key)
        if (response.status === 201) {
          answered.set(key, response.body.number)
          if (answered.size === 20) untilLoss.resolve()
          return
        }
        expect(['undefined', 'unavailable', 'completion-in-progress']).toContain(
          String(response.body.code),
        )
        repeated += 1
        await pause(50)
      }
    }
    const shoppers = Array.from({ length: 6 }, async (_, first) => {
      for (let at = first; at < orders.length; at += 6)
        await buy(orders[at] as (typeof orders)[number], at)
    })

    await untilLoss.promise
    await pair.primary.kill()
    const beforeLoss = new Map(answered)
    line.redirect(pair.standby.socket)
    await pair.standby.promote()
    await Promise.all(shoppers)

    expect(beforeLoss.size).toBeGreaterThanOrEqual(20)
    expect(beforeLoss.size).toBeLessThan(60)
    expect(repeated).toBeGreaterThan(0)
    expect(answered.size).toBe(60)
    const { rows } = await pool.query<{ key: string; number: string; unit: string }>(
      `select o.number, l.unit_id as unit from orders o join order_line l on l.order_id = o.id
       where l.unit_id = any($1::uuid[])`,
      [orders.map(({ unit }) => unit)],
    )
    expect(rows.map(({ number }) => number).toSorted()).toEqual([...answered.values()].toSorted())
    expect(new Set(rows.map(({ unit }) => unit)).size).toBe(60)
    expect(await violations(pool)).toEqual([])
  })
})
