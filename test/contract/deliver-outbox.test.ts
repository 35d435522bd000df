import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { testContext } from '#test/support/test-context.ts'

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

function aContext() {
  return testContext({ sql: shop.pool, db: shop.db, reportError: () => undefined })
}

/** A due message. */
async function written(topic: string) {
  const id = randomUUID()
  await shop.pool.query(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at) values ($1, $2, '{}', now(), now())`,
    [id, topic],
  )
  return id
}

/** Two seconds from now, by the clock of the database. */
async function inTwoSeconds() {
  const { rows } = await shop.pool.query<{ at: Date }>(`select now() + interval '2 seconds' as at`)
  return Number(rows[0]?.at)
}

async function outcomes() {
  const { rows } = await shop.pool.query<{
    id: string
    isSent: boolean
    error: string | null
    retryAt: Date
  }>(
    `select id, sent_at is not null as "isSent", last_error as error, next_attempt_at as "retryAt" from outbox`,
  )
  return {
    sent: rows.filter(({ isSent }) => isSent).map(({ id }) => id),
    failed: rows.filter(({ error }) => error !== null),
  }
}

test('A failed message is retried later and does not delay the next', async () => {
  const [poison, mail] = [await written('poison'), await written('mail')]
  const handlers = {
    poison: async () => {
      throw new Error('cannot be read')
    },
    mail: async () => undefined,
  }
  const earliest = await inTwoSeconds()
  expect(await deliverOutbox(aContext(), handlers)).toBe(2)
  const latest = await inTwoSeconds()
  const { sent, failed } = await outcomes()
  expect(sent).toEqual([mail])
  expect(failed).toMatchObject([{ id: poison, error: 'cannot be read' }])
  expect(Number(failed[0]?.retryAt)).toBeGreaterThanOrEqual(earliest)
  expect(Number(failed[0]?.retryAt)).toBeLessThanOrEqual(latest)
})

test('A message without a handler stays in the outbox with the reason', async () => {
  await written('unheard-of')
  await deliverOutbox(aContext(), {})
  const { sent, failed } = await outcomes()
  expect(sent).toEqual([])
  expect(failed[0]?.error).toBe('no handler for "unheard-of"')
})
