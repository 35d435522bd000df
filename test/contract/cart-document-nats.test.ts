import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aMember,
  type Browser,
  type CloudApp,
  cloudApp,
  withPass,
} from '#test/support/cloud-app.ts'
import { answersOn, lineTo } from '#test/support/cut-line.ts'
import { openEvents } from '#test/support/event-reader.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aWholeCart, writeCart } from '#test/support/written-carts.ts'

const port = 4222
const hasNats = await answersOn(port)

/** All followed documents are compared every five seconds: two changes in less time prove that they were pushed. */
const sooner = 2_500

describe.skipIf(!hasNats)(`with NATS on 127.0.0.1:${port}`, () => {
  let database: TestDatabase
  let line: Awaited<ReturnType<typeof lineTo>>
  let one: CloudApp
  let other: CloudApp
  let ana: Browser

  beforeAll(async () => {
    database = await seededDatabase()
    line = await lineTo(port)
    one = await cloudApp(database.url, { natsUrl: `nats://127.0.0.1:${port}` })
    other = await cloudApp(database.url, { natsUrl: `nats://127.0.0.1:${line.port}` })
  })
  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await line.close()
    await database.drop()
  })
  beforeEach(async () => {
    ana = withPass(await aMember(one.pool))
  })

  const follow = (app: CloudApp) =>
    openEvents(`${app.address}/api/cart-document/stream?market=ro`, { cookie: ana.cookie })

  const writeTwice = async (app: CloudApp, streams: ReturnType<typeof follow>[], base: number) => {
    const begun = performance.now()
    for (const revision of [base + 1, base + 2]) {
      await writeCart(app, ana, revision - 1, aWholeCart(`n${revision}`))
      for (const stream of streams) expect(await stream.nextDocument()).toMatchObject({ revision })
    }
    return performance.now() - begun
  }

  test('a write by one process is pushed by every process at once, without PostgreSQL notifications', async () => {
    const streams = [follow(one), follow(other)]
    for (const stream of streams) expect((await stream.nextDocument()).revision).toBe(0)
    await expect.poll(line.isUsed).toBe(true)
    await writeTwice(one, streams, 0)
    expect(await writeTwice(one, streams, 2)).toBeLessThan(sooner)
    expect(await writeTwice(other, streams, 4)).toBeLessThan(sooner)
    const { rows } = await one.pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name = 'kintsu-listen'`,
    )
    expect(rows).toEqual([])
    for (const stream of streams) stream.close()
  })

  test('a lost connection misses no write of any process, and reconnects by itself', async () => {
    const streams = [follow(one), follow(other)]
    for (const stream of streams) await stream.nextDocument()
    await expect.poll(line.isUsed).toBe(true)
    line.cut()
    await writeCart(one, ana, 0, aWholeCart('told to nobody'))
    for (const stream of streams) expect(await stream.nextDocument()).toMatchObject({ revision: 1 })
    await writeCart(other, ana, 1, aWholeCart('not to be told'))
    for (const stream of streams) expect(await stream.nextDocument()).toMatchObject({ revision: 2 })
    line.mend()
    await expect.poll(line.isUsed, { timeout: 10_000 }).toBe(true)
    await writeTwice(one, streams, 2)
    expect(await writeTwice(other, streams, 4)).toBeLessThan(sooner)
    for (const stream of streams) stream.close()
  })
})
