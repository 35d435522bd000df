import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { makeStockStore } from '#store/stock/stock.ts'
import { committed } from '#store/transaction.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let shop: Database
/** A listing with its units on the shelf, at least four. */
let listing: { readonly id: string; readonly units: readonly string[] }
let other: string
const stock = makeStockStore()

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

const hold = (counts: Readonly<Record<string, number>>, preferred: readonly string[]) =>
  committed(shop.pool, tx =>
    stock.hold(tx, {
      orderId: randomUUID(),
      counts: new Map(Object.entries(counts)),
      preferred,
      until: new Date(Date.now() + 60_000),
    }),
  )

const left = async () =>
  (
    await shop.pool.query<{ id: string }>(
      `select id::text from unit where listing_id = $1 and state = 'listed'`,
      [listing.id],
    )
  ).rows.map(({ id }) => id)

test('the unit a cart was shown is taken, however many lie before it', async () => {
  const last = listing.units.at(-1)!
  expect((await hold({ [listing.id]: 1 }, [last])).map(({ id }) => id)).toEqual([last])
  expect(await left()).not.toContain(last)
})

test('one that is gone is replaced by another, and two are two', async () => {
  const gone = listing.units.at(-1)!
  const wanted = listing.units[1]!
  const held = (await hold({ [listing.id]: 2 }, [gone, wanted])).map(({ id }) => id)
  expect(held).toHaveLength(2)
  expect(held).toContain(wanted)
  expect(held).not.toContain(gone)
})

test('never more than wanted, whatever is preferred, and of each listing its own', async () => {
  const before = await left()
  const held = await hold({ [listing.id]: 1, [other]: 1 }, before)
  expect(held.map(({ listingId }) => listingId).toSorted()).toEqual([listing.id, other].toSorted())
  expect(await left()).toHaveLength(before.length - 1)
})

test('fewer where there are no more', async () => {
  const rest = await left()
  expect(await hold({ [listing.id]: rest.length + 1 }, [])).toHaveLength(rest.length)
  expect(await left()).toEqual([])
})
