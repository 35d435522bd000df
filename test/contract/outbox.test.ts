import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import {
  claimMessages,
  insertFollowUps,
  markMessageFailed,
  markMessageSent,
} from '#store/outbox.ts'
import { committed, rowsOf } from '#store/transaction.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let shop: Database

beforeAll(async () => {
  database = await freshDatabase()
  shop = openDatabase(database.url, 4)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})
beforeEach(() => shop.pool.query('delete from outbox'))

/** A message that is due in the given number of seconds. */
async function written(inSeconds = 0) {
  const id = randomUUID()
  await shop.pool.query(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at)
     values ($1, 'order-confirmed', '{"orderId":"one"}', now(), now() + make_interval(secs => $2))`,
    [id, inSeconds],
  )
  return id
}
async function claimed() {
  return (await claimMessages(shop.db, 10)).map(({ id }) => id)
}
/** The seconds until each message can be claimed again. */
async function pauses() {
  const { rows } = await shop.pool.query<{ topic: string; seconds: number }>(
    `select topic, extract(epoch from next_attempt_at - now())::float8 as seconds from outbox order by topic`,
  )
  return rows
}

test('a due message is claimed once, and is available again after a minute if its outcome is not reported', async () => {
  const id = await written()
  expect(await claimMessages(shop.db, 10)).toEqual([
    { id, topic: 'order-confirmed', payload: { orderId: 'one' }, attempts: 1 },
  ])
  expect(await claimed()).toEqual([])
  const seconds = (await pauses())[0]?.seconds
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
  await shop.pool.query('update outbox set next_attempt_at = now()')
  expect((await claimMessages(shop.db, 10)).map(({ attempts }) => attempts)).toEqual([2])
})

test('a message waits until it is due', async () => {
  await written(600)
  expect(await claimed()).toEqual([])
})

test('a sent message is never claimed again', async () => {
  const id = await written()
  await markMessageSent(shop.db, id)
  await shop.pool.query('update outbox set next_attempt_at = now()')
  expect(await claimed()).toEqual([])
})

test('a failed message is claimed again after its pause, and its error is stored', async () => {
  const id = await written()
  await markMessageFailed(shop.db, id, 'no mail server', 300)
  expect(await claimed()).toEqual([])
  const seconds = (await pauses())[0]?.seconds
  expect(seconds).toBeGreaterThan(290)
  expect(seconds).toBeLessThanOrEqual(300)
  const { rows } = await shop.pool.query('select last_error from outbox')
  expect(rows).toEqual([{ last_error: 'no mail server' }])
})

test('a claim takes the messages that no other process has claimed, and does not wait for those', async () => {
  const [one, other] = [await written(), await written()]
  const text = 'select id from outbox where id = $1::uuid for update'
  await committed(shop.pool, async tx => {
    await rowsOf(tx, { name: 'test-lock', text }, [one])
    expect(await claimed()).toEqual([other])
  })
})

test('if more messages are due than requested, the longest waiting are claimed', async () => {
  const [late, early] = [await written(-10), await written(-20)]
  expect((await claimMessages(shop.db, 1)).map(({ id }) => id)).toEqual([early])
  expect((await claimMessages(shop.db, 1)).map(({ id }) => id)).toEqual([late])
})

test('the messages that follow from a message are written once, however often it is delivered', async () => {
  await written()
  const [message] = await claimMessages(shop.db, 1)
  const inTen = new Date(Date.now() + 600_000)
  for (let n = 0; n < 2; n += 1) {
    await insertFollowUps(shop.db, message!, ['invoice-due', 'points-due'])
    await insertFollowUps(shop.db, message!, ['review-invitation'], inTen)
  }
  const { rows } = await shop.pool.query<{ topic: string; payload: object }>(
    `select topic, payload from outbox where topic <> 'order-confirmed' order by topic`,
  )
  expect(rows).toEqual(
    ['invoice-due', 'points-due', 'review-invitation'].map(topic => ({
      topic,
      payload: { orderId: 'one' },
    })),
  )
  const [, , , review] = await pauses()
  expect(review!.seconds).toBeGreaterThan(590)
})
