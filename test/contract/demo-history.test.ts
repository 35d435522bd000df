import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDemoLogins } from '#app/demo/demo-logins.ts'
import { writeHistory } from '#app/demo/history/write-history.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { violations } from '../faults/oracle.ts'
import { basesOn } from '../support/bases.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'

const secret = 'a secret of the tests'

/** The last 08:00 UTC: the history then ends with its daily tracking of parcels, whose messages must be delivered too. */
const dayMs = 86_400_000
const eight = 8 * 3_600_000
const now = new Date(Math.floor((Date.now() - eight) / dayMs) * dayMs + eight)

let copy: TestDatabase
let database: Database

beforeAll(async () => {
  copy = await seededDatabase()
  database = openDatabase(copy.url, 6)
  await addDemoLogins(database.db, secret)
  await writeHistory(database, { secret, bases: basesOn('https://shop.example'), now })
}, 120_000)

afterAll(async () => {
  await database.close()
  await copy.drop()
})

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await database.pool.query(sql, values)).rows as Row[]
}

async function one(sql: string) {
  return (await rows<{ n: number }>(`select (${sql})::int as n`))[0]?.n ?? 0
}

describe('the history of a demo', () => {
  test('keeps every rule of the shop', async () => {
    expect(await violations(database.pool, now)).toEqual([])
  })

  test('has sixty days of orders in each market, none in the future', async () => {
    const found = await rows<{ market: string; orders: number; days: number; early: boolean }>(
      `select market, count(*)::int as orders, max(placed_at)::date - min(placed_at)::date as days,
         bool_and(placed_at < $1) as early from orders group by market order by market`,
      now,
    )
    expect(found.map(({ market }) => market)).toEqual(['bg', 'gr', 'hu', 'ro'])
    for (const { orders, days, early } of found) {
      expect(orders).toBeGreaterThan(25)
      expect(days).toBeGreaterThan(50)
      expect(early).toBe(true)
    }
  })

  test.each([
    ['delivered parcels', `select count(*) from shipment where state = 'delivered'`, 100],
    ['parcels to send', `select count(*) from shipment where state = 'preparing'`, 3],
    ['paid trade-ins', `select count(*) from sale where state = 'paid'`, 25],
    ['trade-ins to inspect', `select count(*) from sale where state = 'received'`, 3],
    ['second offers', `select count(*) from sale where state = 'second-offer'`, 1],
    ['locked devices', `select count(*) from sale where state = 'locked'`, 3],
    ['returns', 'select count(*) from order_return', 2],
    ['claims', 'select count(*) from warranty_claim', 1],
    ['published reviews', `select count(*) from review where state = 'published'`, 40],
    ['messages', 'select count(*) from contact_message', 12],
    ['cash of carriers', `select count(*) from payment where state = 'remitted'`, 20],
    [
      'devices in the workshop',
      `select count(*) from unit where sale_id is not null and state = 'grading'`,
      3,
    ],
  ])('has %s', async (_what, sql, least) => {
    expect(await one(sql)).toBeGreaterThanOrEqual(least)
  })

  test('says in each review that nobody wrote it, and gives no customer a real address', async () => {
    const notes = {
      ro: '(Recenzie demonstrativă.)',
      bg: '(Демонстрационен отзив.)',
      hu: '(Bemutató értékelés.)',
      gr: '(Δοκιμαστική κριτική.)',
    }
    const texts = await rows<{ market: keyof typeof notes; text: string }>(
      'select market, text from review',
    )
    expect(texts.filter(({ market, text }) => !text.endsWith(notes[market]))).toEqual([])
    expect(
      await one(`select count(*) from orders where contact_email not like '%@customer.example'`),
    ).toBe(0)
  })

  test('leaves nothing undelivered but labels of the last two days and later invitations', async () => {
    const left = await rows<{ topic: string }>(
      'select distinct topic from outbox where sent_at is null order by topic',
    )
    expect(
      left.map(({ topic }) => topic).filter(topic => !/-due$|-invitation$/.test(topic)),
    ).toEqual([])
  })

  test('is written once', async () => {
    const before = await one('select count(*) from orders')
    const again = await writeHistory(database, {
      secret,
      bases: basesOn('https://shop.example'),
      now,
    })
    expect(again).toBe(false)
    expect(await one('select count(*) from orders')).toBe(before)
  })
})
