import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { committed } from '#store/transaction.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { takeUnits } from '#test/support/take-units.ts'

let database: TestDatabase
let shop: Database
/** A listing with its units for sale, at least four. */
let listing: { readonly id: string; readonly units: readonly string[] }
let other: string

beforeAll(async () => {
  database = await seededDatabase()
  shop = openDatabase(database.url, 4)
  const { rows } = await shop.pool.query<{ id: string; units: string[] }>(
    `select listing_id as id, array_agg(id::text order by id) as units from unit where state = 'listed'
     group by 1 having count(*) >= 4 order by 1 limit 2`,
  )
  listing = rows[0]!
  other = rows[1]!.id
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

function hold(counts: Readonly<Record<string, number>>, preferred: readonly string[]) {
  return committed(shop.pool, tx =>
    takeUnits(tx, {
      orderId: randomUUID(),
      counts: new Map(Object.entries(counts)),
      preferred,
      until: new Date(Date.now() + 60_000),
    }),
  )
}

async function left() {
  return (
    await shop.pool.query<{ id: string }>(
      `select id::text from unit where listing_id = $1 and state = 'listed'`,
      [listing.id],
    )
  ).rows.map(({ id }) => id)
}

test('the unit shown in the cart is reserved, whatever units come before it', async () => {
  const last = listing.units.at(-1)!
  expect((await hold({ [listing.id]: 1 }, [last])).map(({ id }) => id)).toEqual([last])
  expect(await left()).not.toContain(last)
})

test('an unavailable preferred unit is replaced by another, and two requested units are two different ones', async () => {
  const gone = listing.units.at(-1)!
  const preferred = listing.units[1]!
  const held = (await hold({ [listing.id]: 2 }, [gone, preferred])).map(({ id }) => id)
  expect(held).toHaveLength(2)
  expect(held).toContain(preferred)
  expect(held).not.toContain(gone)
})

test('never more units are reserved than requested, whatever is preferred, and each from its own listing', async () => {
  const before = await left()
  const held = await hold({ [listing.id]: 1, [other]: 1 }, before)
  expect(held.map(({ listingId }) => listingId).toSorted()).toEqual([listing.id, other].toSorted())
  expect(await left()).toHaveLength(before.length - 1)
})

test('fewer units are reserved if fewer are available', async () => {
  const rest = await left()
  expect(await hold({ [listing.id]: rest.length + 1 }, [])).toHaveLength(rest.length)
  expect(await left()).toEqual([])
})

describe('a request that waits for another order’s reservation', () => {
  /** An order that has reserved a unit in an open transaction; `end` commits it or rolls it back. */
  const underWay = async (listingId: string) => {
    const taken = Promise.withResolvers<readonly string[]>()
    const ending = Promise.withResolvers<void>()
    const done = committed(shop.pool, async tx => {
      const held = await takeUnits(tx, {
        orderId: randomUUID(),
        counts: new Map([[listingId, 1]]),
        preferred: [],
        until: new Date(Date.now() + 60_000),
      })
      taken.resolve(held.map(({ id }) => id))
      await ending.promise
    }).catch((error: Error) => error.message)
    return { units: await taken.promise, end: ending, done }
  }

  const waits = () =>
    expect
      .poll(
        async () =>
          (
            await shop.pool.query(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rowCount,
      )
      .toBe(1)

  test('a waiting request gets another unit once the first is sold, if there is one', async () => {
    const first = await underWay(other)
    const second = hold({ [other]: 1 }, [])
    await waits()
    first.end.resolve()
    await first.done
    const units = (await second).map(({ id }) => id)
    expect(units).toHaveLength(1)
    expect(units).not.toEqual(first.units)
  })

  test('a waiting request gets the last unit once the other order is rolled back', async () => {
    const { rows } = await shop.pool.query<{ id: string }>(
      `select listing_id as id from unit where state = 'listed' group by 1 having count(*) = 1 order by 1 limit 1`,
    )
    const last = rows[0]!.id
    const first = await underWay(last)
    const second = hold({ [last]: 1 }, [])
    await waits()
    first.end.reject(new Error('taken back'))
    expect(await first.done).toBe('taken back')
    expect((await second).map(({ id }) => id)).toEqual(first.units)
  })
})
