import { randomUUID } from 'node:crypto'
import type { Pool, QueryConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eachAlone } from '#services/failing/each-alone.ts'
import { createKeys } from '#services/keys.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { hashImeis } from '#services/trade-in/hash-imeis.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { createSeal } from '#store/seal.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { failingOf } from '#test/support/poisoned.ts'
import { testContext } from '#test/support/test-context.ts'

let database: TestDatabase
let shop: Database
let at: Date

beforeAll(async () => {
  database = await freshDatabase()
  shop = openDatabase(database.url, 4)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})
beforeEach(async () => {
  at = new Date('2026-11-23T10:00:00Z')
  await shop.pool.query('truncate failing_item, staff_task, outbox cascade')
})

async function rows<Row extends object>(sql: string, ...values: unknown[]) {
  return (await shop.pool.query(sql, values)).rows as Row[]
}

function forward(seconds: number) {
  at = new Date(at.getTime() + seconds * 1_000)
}

const day = 86_400

/** Runs a job over the items, of which `bad` fails. */
async function worked(items: readonly string[], bad: string | undefined) {
  const done: string[] = []
  const work = async (id: string) => {
    if (id === bad) throw new Error('cannot be read')
    done.push(id)
  }
  const failed = await eachAlone(
    { sql: shop.pool, clock: () => at },
    { job: 'expire-order', items, work },
  ).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { done, failed }
}

async function pause(item: string) {
  const [found] = await rows<{ seconds: number }>(
    'select extract(epoch from next_try_at - $2::timestamptz)::int as seconds from failing_item where item = $1',
    item,
    at,
  )
  return found?.seconds
}

function tasks() {
  return rows<object>(
    `select market, kind, subject_id as id, facts ->> 'error' as error, done_at is not null as done
     from staff_task order by created_at`,
  )
}

describe('a job with one failing item', () => {
  const items = [randomUUID(), randomUUID(), randomUUID()] as const
  const [first, bad, last] = items

  test('a job processes all other items and reports the failure at the end', async () => {
    expect(await worked(items, bad)).toEqual({ done: [first, last], failed: 'cannot be read' })
    expect(await failingOf(rows, 'expire-order')).toEqual([{ item: bad, tries: 1 }])
  })

  test('a failing item is retried after 30 s, then after twice as long each time, at most an hour', async () => {
    const pauses: (number | undefined)[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      await worked(items, bad)
      pauses.push(await pause(bad))
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
  })

  test('an item that succeeds is removed from the failing items', async () => {
    await worked(items, bad)
    await worked(items, undefined)
    expect(await failingOf(rows, 'expire-order')).toEqual([])
  })

  test('staff are notified once, after an item has failed for a full day', async () => {
    await worked(items, bad)
    forward(day - 1)
    await worked(items, bad)
    expect(await tasks()).toEqual([])
    forward(1)
    await worked(items, bad)
    forward(day)
    await worked(items, bad)
    const stuckTask = { market: 'ro', kind: 'expire-order-stuck', id: bad, error: 'cannot be read' }
    expect(await tasks()).toEqual([{ ...stuckTask, done: false }])
  })

  test('the task of an item that succeeds is closed, and reopened when it fails for a day again', async () => {
    const stuck = async () => {
      await worked(items, bad)
      forward(day)
      await worked(items, bad)
    }
    await stuck()
    await worked(items, undefined)
    expect(await tasks()).toMatchObject([{ id: bad, done: true }])
    forward(1)
    await stuck()
    expect(await tasks()).toMatchObject([{ id: bad, done: false }])
  })

  test('a task that staff have closed stays closed while the same failure continues', async () => {
    await worked(items, bad)
    forward(day)
    await worked(items, bad)
    await rows('update staff_task set done_at = $1', at)
    forward(day)
    await worked(items, bad)
    expect(await tasks()).toMatchObject([{ id: bad, done: true }])
  })

  test('a job processes the other items even if the error contains a NUL, which PostgreSQL cannot store', async () => {
    const done: string[] = []
    const work = async (id: string) => {
      if (id === bad) throw new Error('no status is PA\0ID')
      done.push(id)
    }
    const run = eachAlone(
      { sql: shop.pool, clock: () => at },
      { job: 'track-shipment', items, work },
    )
    await expect(run).rejects.toThrow('no status is PA\0ID')
    expect(done).toEqual([first, last])
    expect(await rows('select error from failing_item')).toEqual([{ error: 'no status is PA ID' }])
  })

  test('an item listed twice keeps failing if one of the two succeeds', async () => {
    let times = 0
    const work = async () => {
      times += 1
      if (times % 2 === 1) throw new Error('in one market')
    }
    const twice = { job: 'lapse-points', items: [bad, bad], work } as const
    const run = () => eachAlone({ sql: shop.pool, clock: () => at }, twice).catch(() => undefined)
    await run()
    forward(day)
    await run()
    expect(await failingOf(rows, 'lapse-points')).toEqual([{ item: bad, tries: 2 }])
    expect(await tasks()).toMatchObject([{ kind: 'lapse-points-stuck', id: bad, done: false }])
  })

  test('a stored error contains no personal data', async () => {
    const work = async () => {
      throw new Error('rejected: 550 <ana.pop@exemplu.ro>: no such user')
    }
    await eachAlone(
      { sql: shop.pool, clock: () => at },
      { job: 'send-refund', items: [bad], work },
    ).catch(() => undefined)
    const [item] = await rows<{ error: string }>('select error from failing_item')
    expect(item?.error).toBe('rejected: 550 <…>: no such user')
  })

  test('a concurrent job also processes all other items', async () => {
    const done: string[] = []
    const work = async (id: string) => {
      if (id === first) throw new Error('at once')
      await Promise.resolve()
      done.push(id)
    }
    await expect(
      eachAlone(
        { sql: shop.pool, clock: () => at },
        { job: 'expire-order', items, work, atOnce: 2 },
      ),
    ).rejects.toThrow('at once')
    expect(done).toEqual([bad, last])
  })
})

describe('an outbox message that fails', () => {
  const written = async (topic: string) => {
    const id = randomUUID()
    await rows(
      `insert into outbox (id, topic, payload, created_at, next_attempt_at)
       values ($1, $2, '{}', now(), now())`,
      id,
      topic,
    )
    return id
  }
  const handlers = {
    poison: async () => {
      throw new Error('cannot be read')
    },
    nul: async () => {
      throw new Error('550 no\0one')
    },
    mail: async () => undefined,
  }
  const deliver = () => {
    const ctx = testContext({ db: shop.db, sql: shop.pool, reportError: () => undefined })
    return deliverOutbox(ctx, handlers)
  }
  const dueAgain = () => rows('update outbox set next_attempt_at = now()')
  const nextIn = async (id: string) => {
    const [found] = await rows<{ hours: number }>(
      `select round(extract(epoch from next_attempt_at - now()) / 3600)::int as hours from outbox where id = $1`,
      id,
    )
    return found?.hours
  }

  test('a failing message blocks no other; after a day it is a task for staff and retried daily', async () => {
    const [bad, sound] = [await written('poison'), await written('mail')]
    await deliver()
    expect(await rows('select id from outbox where sent_at is not null')).toEqual([{ id: sound }])
    expect(await nextIn(bad)).toBe(0)
    expect(await tasks()).toEqual([])
    await rows(`update failing_item set since = since - interval '1 day'`)
    await dueAgain()
    await deliver()
    expect(await tasks()).toMatchObject([{ kind: 'deliver-message-stuck', id: bad }])
    expect(await nextIn(bad)).toBe(24)
  })

  test('a message with a NUL in its error waits and becomes a task like any other', async () => {
    const bad = await written('nul')
    await deliver()
    expect(await rows('select last_error as error from outbox')).toEqual([{ error: '550 no one' }])
    await rows(`update failing_item set since = since - interval '1 day'`)
    await dueAgain()
    await deliver()
    expect(await tasks()).toMatchObject([{ kind: 'deliver-message-stuck', id: bad }])
  })

  test('a failing message that is delivered later closes its task', async () => {
    const bad = await written('poison')
    await deliver()
    await rows(`update failing_item set since = since - interval '1 day'`)
    await dueAgain()
    await deliver()
    await rows(`update outbox set topic = 'mail'`)
    await dueAgain()
    await deliver()
    expect(await tasks()).toMatchObject([{ id: bad, done: true }])
    expect(await failingOf(rows, 'deliver-message')).toEqual([])
  })
})

test('a unit whose IMEI cannot be decrypted does not block the digests of the others', async () => {
  const seal = createSeal('a secret of the tests')
  const sealed = ['broken', seal.seal('352099001761481')]
  const written: string[] = []
  const units = sealed.map(imeiSealed => ({ id: randomUUID(), imeiSealed }))
  const rowsByStatement: Readonly<
    Record<string, (values: readonly unknown[]) => readonly object[]>
  > = {
    'units-to-hash': () => units,
    'unit-write-imei-hash': ([id]) => {
      written.push(String(id))
      return []
    },
  }
  const sql = {
    query: async (config: QueryConfig) => {
      const rowsFor = rowsByStatement[config.name ?? '']
      return rowsFor ? { rows: rowsFor(config.values ?? []) } : shop.pool.query(config)
    },
  } as unknown as Pool
  const run = () => hashImeis({ sql, keys: createKeys('a secret of the tests'), clock: () => at })
  await expect(run()).rejects.toThrow()
  expect(written).toEqual([units[1]!.id])
  expect(await failingOf(rows, 'hash-imei')).toEqual([{ item: units[0]!.id, tries: 1 }])
})
