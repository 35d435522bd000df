import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { forgetPersonalData } from '#services/retention/forget-personal-data.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'
import { aLocker, anOrder, scarce } from '../faults/stage.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows

const now = new Date('2026-11-29T12:00:00Z')
const minute = 60_000
const day = 24 * 60 * minute

/** A minute before and a minute after the moment that is this many days ago. */
function around(days: number) {
  const at = now.getTime() - days * day
  return { older: new Date(at - minute), younger: new Date(at + minute) }
}

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url, { maxUnitsPerHour: 100 })
  rows = rowsIn(api)
  return async () => {
    await api.close()
    await database.drop()
  }
})

function forget() {
  return forgetPersonalData({ ...api.ctx, clock: () => now })
}

/** Orders by card at the locker that have ended. */
async function orders(count: number): Promise<readonly string[]> {
  const lockerId = await aLocker(api.database.pool)
  const offers = await scarce(api.database.pool, count, 1)
  const numbers: string[] = []
  for (const from of offers) {
    const payload = anOrder(lockerId, [{ from, unit: from.units[0] ?? '' }])
    const headers = { 'idempotency-key': randomUUID(), origin: 'https://shop.example' }
    const placed = await api.ask({ method: 'POST', url: '/api/orders/', headers, payload })
    expect(placed.statusCode, placed.body).toBe(201)
    numbers.push(placed.json<{ number: string }>().number)
  }
  await rows(`update payment set state = 'remitted'`)
  await rows(`update orders set state = 'closed'`)
  return numbers
}

test('an order names its customer for five years, or for as long as its market says, unless it is under way', async () => {
  const [old = '', young = '', owed = '', other = ''] = await orders(4)
  const { older, younger } = around(1_825)
  await rows('update orders set placed_at = $2 where number = $1', old, older)
  await rows('update orders set placed_at = $2 where number = $1', young, younger)
  await rows('update orders set placed_at = $2 where number = $1', owed, older)
  await rows('update orders set placed_at = $2 where number = $1', other, around(1_095).older)
  await rows(
    `update payment set state = 'due' where order_id = (select id from orders where number = $1)`,
    owed,
  )
  const named = async () =>
    (
      await rows<{ number: string }>(
        `select number from orders where contact_email <> '' and contact_name <> '' and contact_phone <> '' order by number`,
      )
    ).map(({ number }) => number)

  expect(await forget()).toBe(1)
  expect(await named()).toEqual([young, owed, other].toSorted())
  const [erased] = await rows(
    `select o.number, o.total_minor > 0 as "hasTotal", (select count(*)::int from order_line l where l.order_id = o.id) as lines,
       (select count(*)::int from order_address a where a.order_id = o.id) as addresses
     from orders o where o.number = $1`,
    old,
  )
  // A closed order without an invoice keeps what its invoice has to print.
  expect(erased).toEqual({ number: old, hasTotal: true, lines: 1, addresses: 1 })
  expect(await forget()).toBe(0)

  await rows(
    `insert into setting (market, key, value) values ('ro', 'retention', '{"orders": 1095}'), ('bg', 'retention', '{"emails": 90}')`,
  )
  const shorter = await apiApp(database.url)
  const { settings } = shorter.ctx
  expect(await forgetPersonalData({ ...api.ctx, settings, clock: () => now })).toBe(2)
  expect(await named()).toEqual([owed])
  await shorter.close()
  await rows(`delete from setting where key = 'retention'`)
})

test('an offer that nobody accepted names nobody after 180 days, a trade-in after five years', async () => {
  const tradeIns = tradeInsOn(api)
  const opened: string[] = []
  for (let count = 0; count < 5; count += 1) opened.push((await tradeIns.open()).body.number)
  const [offerOld = '', offerYoung = '', paidOld = '', paidYoung = '', openOld = ''] = opened
  const offer = around(180)
  const sold = around(1_825)
  const set = (number: string, state: string, startedAt: Date) =>
    rows('update sale set state = $2, started_at = $3 where number = $1', number, state, startedAt)
  await set(offerOld, 'expired', offer.older)
  await set(offerYoung, 'expired', offer.younger)
  await set(paidOld, 'paid', sold.older)
  await set(paidYoung, 'paid', sold.younger)
  await set(openOld, 'in-transit', sold.older)

  expect(await forget()).toBe(2)
  const named = await rows<{ number: string }>(`select number from sale where email <> ''`)
  expect(named.map(({ number }) => number).toSorted()).toEqual(
    [offerYoung, paidYoung, openOld].toSorted(),
  )
  expect(await forget()).toBe(0)
})

test('sent emails go after a year, and those of today stay', async () => {
  const { older, younger } = around(365)
  await rows('delete from mail')
  const mail = (recipient: string, sentAt: Date | null) =>
    rows(
      `insert into mail (id, market, recipient, subject, body_sealed, created_at, sent_at)
       values (gen_random_uuid(), 'hu', $1, '', '', $2, $3)`,
      recipient,
      older,
      sentAt,
    )
  await mail('old@example.com', older)
  await mail('young@example.com', younger)
  await mail('unsent@example.com', null)
  expect(await forget()).toBe(1)
  const left = await rows<{ recipient: string }>('select recipient from mail order by recipient')
  expect(left.map(({ recipient }) => recipient)).toEqual([
    'unsent@example.com',
    'young@example.com',
  ])
})

test('a support message goes two years after it was done, with its answers and notes', async () => {
  const { older, younger } = around(730)
  const message = async (name: string, doneAt: Date | null) => {
    const id = randomUUID()
    await rows(
      `insert into contact_message (id, market, name, email, topic, message, sent_at, done_at)
       values ($1, 'gr', $2, 'a@example.com', 'order', 'Καλημέρα', $3, $4)`,
      id,
      name,
      older,
      doneAt,
    )
    await rows(
      `insert into contact_reply (id, message_id, at, actor, text) values (gen_random_uuid(), $1, $2, 'Ana', 'Καλημέρα')`,
      id,
      older,
    )
  }
  await message('old', older)
  await message('young', younger)
  await message('open', null)
  expect(await forget()).toBe(1)
  expect(await rows('select name from contact_message order by name')).toEqual([
    { name: 'open' },
    { name: 'young' },
  ])
  expect(await rows('select count(*)::int as n from contact_reply')).toEqual([{ n: 2 }])
})

test('a delivered message between parts of the shop goes after 90 days, however many there are', async () => {
  const { older, younger } = around(90)
  await rows('delete from outbox')
  await rows(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts, sent_at)
     select gen_random_uuid(), 'order-confirmed', '{}', $1::timestamptz, $1::timestamptz, 1, $1::timestamptz from generate_series(1, 450)`,
    older,
  )
  await rows(
    `insert into outbox (id, topic, payload, created_at, next_attempt_at, attempts, sent_at)
     values (gen_random_uuid(), 'order-confirmed', '{}', $1::timestamptz, $1::timestamptz, 1, $2::timestamptz),
       (gen_random_uuid(), 'order-paid', '{}', $1::timestamptz, $1::timestamptz, 9, null)`,
    older,
    younger,
  )
  expect(await forget()).toBe(450)
  expect(await rows('select count(*)::int as n from outbox')).toEqual([{ n: 2 }])
})
