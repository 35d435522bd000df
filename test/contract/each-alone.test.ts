import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eachAlone } from '#services/failing/each-alone.ts'
import { makeDeliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { makeHashImeis } from '#services/sell/hash-imeis.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { makeSerialHash } from '#store/import/serial-hash.ts'
import { makeOutboxStore } from '#store/outbox.ts'
import { makeSeal } from '#store/seal.ts'
import { makeUnhashedImeis } from '#store/sell/unhashed-imeis.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { failingOf } from '#test/support/poisoned.ts'

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

/** A job over three items, of which the second is bad. */
async function worked(items: readonly string[], bad: string | undefined) {
  const done: string[] = []
  const work = async (id: string) => {
    if (id === bad) throw new Error('cannot be read')
    done.push(id)
  }
  const failed = await eachAlone(
    { sql: shop.pool, now: () => at },
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

describe('a job over items of which one is bad', () => {
  const items = [randomUUID(), randomUUID(), randomUUID()] as const
  const [first, bad, last] = items

  test('works on all others, and says at the end that one failed', async () => {
    expect(await worked(items, bad)).toEqual({ done: [first, last], failed: 'cannot be read' })
    expect(await failingOf(rows, 'expire-order')).toEqual([{ item: bad, tries: 1 }])
  })

  test('lets it rest 30 s, then twice as long each time, and never more than an hour', async () => {
    const pauses: (number | undefined)[] = []
    for (let tries = 0; tries < 9; tries += 1) {
      await worked(items, bad)
      pauses.push(await pause(bad))
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
  })

  test('forgets it once it works', async () => {
    await worked(items, bad)
    await worked(items, undefined)
    expect(await failingOf(rows, 'expire-order')).toEqual([])
  })

  test('tells staff once, when it has failed for a day and not before', async () => {
    await worked(items, bad)
    forward(day - 1)
    await worked(items, bad)
    expect(await tasks()).toEqual([])
    forward(1)
    await worked(items, bad)
    forward(day)
    await worked(items, bad)
    const told = { market: 'ro', kind: 'expire-order-stuck', id: bad, error: 'cannot be read' }
    expect(await tasks()).toEqual([{ ...told, done: false }])
  })

  test('ends the task of one that works again, and opens it anew when it fails for a day again', async () => {
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

  test('leaves a task alone that staff have ended, while the same failure goes on', async () => {
    await worked(items, bad)
    forward(day)
    await worked(items, bad)
    await rows('update staff_task set done_at = $1', at)
    forward(day)
    await worked(items, bad)
    expect(await tasks()).toMatchObject([{ id: bad, done: true }])
  })

  test('works on the others also where the error holds a NUL, which no database keeps', async () => {
    const done: string[] = []
    const work = async (id: string) => {
      if (id === bad) throw new Error('no status is PA\0ID')
      done.push(id)
    }
    const run = eachAlone({ sql: shop.pool, now: () => at }, { job: 'track-shipment', items, work })
    await expect(run).rejects.toThrow('no status is PA\0ID')
    expect(done).toEqual([first, last])
    expect(await rows('select error from failing_item')).toEqual([{ error: 'no status is PA ID' }])
  })

  test('goes on failing where it is there twice and one of the two works', async () => {
    let times = 0
    const work = async () => {
      times += 1
      if (times % 2 === 1) throw new Error('in one market')
    }
    const twice = { job: 'lapse-points', items: [bad, bad], work } as const
    const run = () => eachAlone({ sql: shop.pool, now: () => at }, twice).catch(() => undefined)
    await run()
    forward(day)
    await run()
    expect(await failingOf(rows, 'lapse-points')).toEqual([{ item: bad, tries: 2 }])
    expect(await tasks()).toMatchObject([{ kind: 'lapse-points-stuck', id: bad, done: false }])
  })

  test('keeps nobody’s words of an error', async () => {
    const work = async () => {
      throw new Error('rejected: 550 <ana.pop@exemplu.ro>: no such user')
    }
    await eachAlone(
      { sql: shop.pool, now: () => at },
      { job: 'send-refund', items: [bad], work },
    ).catch(() => undefined)
    const [stored] = await rows<{ error: string }>('select error from failing_item')
    expect(stored?.error).toBe('rejected: 550 <…>: no such user')
  })

  test('side by side works on all of them too', async () => {
    const done: string[] = []
    const work = async (id: string) => {
      if (id === first) throw new Error('at once')
      await Promise.resolve()
      done.push(id)
    }
    await expect(
      eachAlone({ sql: shop.pool, now: () => at }, { job: 'expire-order', items, work, atOnce: 2 }),
    ).rejects.toThrow('at once')
    expect(done).toEqual([bad, last])
  })
})

describe('a message of the outbox that fails', () => {
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
  const deliver = makeDeliver()
  function makeDeliver() {
    const handlers = {
      poison: async () => {
        throw new Error('cannot be read')
      },
      nul: async () => {
        throw new Error('550 no\0one')
      },
      mail: async () => undefined,
    }
    return () => makeDeliverOutbox({ outbox: makeOutboxStore(shop.db), handlers, sql: shop.pool })()
  }
  const dueAgain = () => rows('update outbox set next_attempt_at = now()')
  const nextIn = async (id: string) => {
    const [found] = await rows<{ hours: number }>(
      `select round(extract(epoch from next_attempt_at - now()) / 3600)::int as hours from outbox where id = $1`,
      id,
    )
    return found?.hours
  }

  test('keeps no other back; after a day it is a task for staff, and tried once a day', async () => {
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

  test('with a NUL in its error waits and becomes a task like any other', async () => {
    const bad = await written('nul')
    await deliver()
    expect(await rows('select last_error as error from outbox')).toEqual([{ error: '550 no one' }])
    await rows(`update failing_item set since = since - interval '1 day'`)
    await dueAgain()
    await deliver()
    expect(await tasks()).toMatchObject([{ kind: 'deliver-message-stuck', id: bad }])
  })

  test('and then is delivered ends its task', async () => {
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

test('A unit whose IMEI opens with no key keeps no other from getting its digest', async () => {
  const seal = makeSeal('a secret of the tests')
  const sealed = ['broken', seal.seal('352099001761481')]
  const imeis = makeUnhashedImeis()
  const written: string[] = []
  const units = sealed.map(imeiSealed => ({ id: randomUUID(), imeiSealed }))
  const run = makeHashImeis({
    sql: shop.pool,
    seal,
    now: () => at,
    deviceHash: makeSerialHash('a secret of the tests'),
    imeis: {
      ...imeis,
      after: async () => units,
      write: async (_sql, id) => {
        written.push(id)
        return []
      },
    },
  })
  await expect(run()).rejects.toThrow()
  expect(written).toEqual([units[1]!.id])
  expect(await failingOf(rows, 'hash-imei')).toEqual([{ item: units[0]!.id, tries: 1 }])
})
