import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCdn } from '#providers/cdn/create-cdn.ts'
import { cacheModule } from '#services/cache/module.ts'
import { purgeAfterStart, purgeCdn, writePurges } from '#services/cache/purge-cdn.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { committed } from '#store/transaction.ts'
import { type CdnServer, openCdnServer } from '#test/support/cdn-server.ts'
import { freshDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { testContext } from '#test/support/test-context.ts'

let database: TestDatabase
let shop: Database
let server: CdnServer

beforeAll(async () => {
  database = await freshDatabase()
  shop = openDatabase(database.url, 6)
  server = await openCdnServer()
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await database.drop()
})
beforeEach(async () => {
  server.forget()
  await shop.pool.query('delete from outbox; delete from failing_item; delete from cache_change')
  await shop.pool.query('delete from cdn_position')
  const { rows } = await shop.pool.query('select pg_current_snapshot()::text as snapshot')
  await shop.pool.query(
    `insert into cdn_position (snapshot, read_at) values ($1, now() - interval '1 second')`,
    [rows[0]?.snapshot],
  )
})

function aContext() {
  const cdn = createCdn(
    { kind: 'fastly', url: `${server.url}/service/s`, token: 't' },
    { firstPauseMs: 1 },
  )
  return testContext({
    sql: shop.pool,
    db: shop.db,
    providers: { cdn },
    reportError: () => undefined,
  })
}

function noteChange(...tags: readonly string[]) {
  return shop.pool.query('insert into cache_change (tags) values ($1)', [tags])
}

/** The position may be moved again at once. */
function pauseIsOver() {
  return shop.pool.query(`update cdn_position set read_at = read_at - interval '1 second'`)
}

async function purges() {
  const { rows } = await shop.pool.query<{ payload: object; delay: number }>(
    `select payload, round(extract(epoch from next_attempt_at - created_at))::int as delay
     from outbox where topic = 'cdn-purge' order by created_at, delay`,
  )
  return rows
}

function purgedTags(): readonly string[] {
  return server.received.flatMap(({ body }) => JSON.parse(body).surrogate_keys)
}

test('changes of several transactions become one purge of their distinct tags, repeated after two seconds', async () => {
  await noteChange('listing:1', 'model:a')
  await noteChange('listing:1', 'catalogue')
  expect(await writePurges(aContext())).toBe(3)
  const written = await purges()
  expect(written.map(({ delay }) => delay)).toEqual([0, 2])
  for (const { payload } of written) {
    const { tags } = payload as { tags: string[] }
    expect(tags.toSorted()).toEqual(['catalogue', 'listing:1', 'model:a'])
  }
})

test('a change is purged once, however often it is looked for', async () => {
  await noteChange('content')
  expect(await writePurges(aContext())).toBe(1)
  await pauseIsOver()
  expect(await writePurges(aContext())).toBe(0)
  expect((await purges()).length).toBe(2)
})

test('without a change nothing is written, and the position stays', async () => {
  const before = await shop.pool.query('select * from cdn_position')
  expect(await writePurges(aContext())).toBe(0)
  expect((await shop.pool.query('select * from cdn_position')).rows).toEqual(before.rows)
  expect(await purges()).toEqual([])
})

test('a change that is committed after later ones is purged, too', async () => {
  const slow = await shop.pool.connect()
  try {
    await slow.query('begin')
    await slow.query(`insert into cache_change (tags) values ('{listing:slow}')`)
    await noteChange('listing:quick')
    await writePurges(aContext())
    await slow.query('commit')
  } finally {
    slow.release()
  }
  await pauseIsOver()
  await writePurges(aContext())
  expect((await purges()).filter(({ delay }) => delay === 0).map(({ payload }) => payload)).toEqual(
    [{ tags: ['listing:quick'] }, { tags: ['listing:slow'] }],
  )
})

test('a crash before the commit loses no purge: neither position nor messages are written', async () => {
  await noteChange('listing:1')
  await shop.pool.query(
    'alter table outbox add constraint refused check (topic <> $$cdn-purge$$) not valid',
  )
  try {
    await expect(writePurges(aContext())).rejects.toThrow('refused')
  } finally {
    await shop.pool.query('alter table outbox drop constraint refused')
  }
  expect(await writePurges(aContext())).toBe(1)
  expect((await purges()).length).toBe(2)
})

test('of two processes one writes the purge', async () => {
  await noteChange('listing:1')
  const written = await Promise.all([writePurges(aContext()), writePurges(aContext())])
  expect(written.toSorted()).toEqual([0, 1])
  expect((await purges()).length).toBe(2)
})

test('a process that stands still within its transaction delays nobody', async () => {
  await noteChange('listing:1')
  await committed(shop.pool, async tx => {
    await tx.query({ text: 'select * from cdn_position for update' })
    expect(await writePurges(aContext())).toBe(0)
  })
  expect(await writePurges(aContext())).toBe(1)
})

test.each([
  [`'everything' changed`, () => noteChange('listing:1', 'everything')],
  ['nothing has been read yet', () => shop.pool.query('update cdn_position set snapshot = null')],
  [
    'changes since the last look may be deleted already',
    () => shop.pool.query(`update cdn_position set read_at = now() - interval '31 minutes'`),
  ],
  [
    'more than 2,000 tags changed',
    async () => {
      for (let each = 0; each < 3; each += 1)
        await noteChange(...Array.from({ length: 700 }, (_, at) => `listing:${each}-${at}`))
    },
  ],
])('everything is purged if %s', async (_name, arrange) => {
  await arrange()
  await writePurges(aContext())
  expect((await purges()).map(({ payload }) => payload)).toEqual([
    { everything: true },
    { everything: true },
  ])
})

test('while nothing changes the position moves every minute, so that it never gets too old', async () => {
  await shop.pool.query(`update cdn_position set read_at = now() - interval '61 seconds'`)
  await writePurges(aContext())
  const { rows } = await shop.pool.query(
    `select read_at > now() - interval '10 seconds' as moved from cdn_position`,
  )
  expect(rows).toEqual([{ moved: true }])
  expect(await purges()).toEqual([])
})

test('a process that starts purges everything and creates a missing position', async () => {
  await shop.pool.query('delete from cdn_position')
  await purgeAfterStart(aContext())
  await purgeAfterStart(aContext())
  expect((await purges()).map(({ delay }) => delay)).toEqual([0, 2, 0, 2])
  expect((await shop.pool.query('select snapshot from cdn_position')).rows).toEqual([
    { snapshot: null },
  ])
})

test('without a CDN nothing is read or written', async () => {
  const ctx = testContext({ sql: shop.pool, providers: { cdn: undefined } })
  await noteChange('listing:1')
  await purgeAfterStart(ctx)
  expect(cacheModule.loops?.map(({ isNeeded }) => isNeeded?.(ctx))).toEqual([false])
  expect(await purges()).toEqual([])
})

test('a message without a CDN, as after a change of settings, is done', async () => {
  const payload = { tags: ['listing:1'] }
  await expect(
    purgeCdn(testContext({ providers: { cdn: undefined } }), { payload }),
  ).resolves.toBeUndefined()
})

test('the loop writes the purge and delivers it at once, among however many other messages', async () => {
  await shop.pool.query(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at)
     select gen_random_uuid(), 'mail-written', '{}', now(), now() - interval '1 minute' from generate_series(1, 50)`,
  )
  await noteChange('catalogue')
  const [loop] = cacheModule.loops ?? []
  await loop?.run(aContext())
  // The first eight hexadecimal digits of the SHA-256 of "catalogue".
  expect(purgedTags()).toEqual(['many', 'd2504e52'])
  const { rows } = await shop.pool.query(
    `select topic, count(*)::int as open from outbox where sent_at is null group by topic order by topic`,
  )
  expect(rows).toEqual([
    { topic: 'cdn-purge', open: 1 },
    { topic: 'mail-written', open: 50 },
  ])
})

test('everything is purged by the call for everything', async () => {
  await noteChange('everything')
  const [loop] = cacheModule.loops ?? []
  await loop?.run(aContext())
  expect(server.received.map(({ path }) => path)).toEqual(['/service/s/purge_all'])
})

test('a purge that the CDN refuses is retried, and becomes a staff task after a day', async () => {
  await noteChange('catalogue')
  await writePurges(aContext())
  await shop.pool.query(
    `delete from outbox where next_attempt_at > created_at + interval '1 second'`,
  )
  const handlers = { 'cdn-purge': purgeCdn }
  server.answer({ status: 403 })
  expect(await deliverOutbox(aContext(), handlers)).toBe(1)
  const failed = await shop.pool.query(
    `select last_error, sent_at, next_attempt_at > now() as later from outbox`,
  )
  expect(failed.rows).toEqual([
    { last_error: 'The CDN did not purge: unauthorized 403', sent_at: null, later: true },
  ])
  await shop.pool.query(`update failing_item set since = since - interval '25 hours'`)
  await shop.pool.query('update outbox set next_attempt_at = now()')
  server.answer({ status: 403 })
  await deliverOutbox(aContext(), handlers)
  const tasks = await shop.pool.query('select kind, facts from staff_task where done_at is null')
  expect(tasks.rows).toMatchObject([
    {
      kind: 'deliver-message-stuck',
      facts: { error: 'The CDN did not purge: unauthorized 403' },
    },
  ])
  await shop.pool.query('update outbox set next_attempt_at = now()')
  await deliverOutbox(aContext(), handlers)
  expect(purgedTags().slice(-2)).toEqual(['many', 'd2504e52'])
  const open = await shop.pool.query('select from staff_task where done_at is null')
  expect(open.rowCount).toBe(0)
})
