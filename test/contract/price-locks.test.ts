import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import { saveListingPrices } from '#store/import/prices.ts'
import { committed, rowsOf } from '#store/transaction.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'

let database: TestDatabase
let shop: Database
/** Listings in ascending order of id, with their prices. */
let listings: readonly { readonly id: string; readonly price: number }[]

beforeAll(async () => {
  database = await seededDatabase()
  shop = openDatabase(database.url, 6)
  const { rows } = await shop.pool.query<{ id: string; price: number }>(
    'select id, price_minor::float8 as price from listing order by id limit 20',
  )
  listings = rows
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** A small catalogue is scanned from its first row; a large one is looked up in the order of the changes. */
const planned = `select set_config(name, 'off', true) from pg_settings
  where name in ('enable_hashjoin', 'enable_mergejoin', 'enable_seqscan')`

function locking(wait: '' | 'nowait') {
  return `select id from listing where id = $1 for no key update ${wait}`
}

/** Whether a transaction waits for a row lock. */
async function someoneWaits() {
  const { rows } = await shop.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('price changes wait for the lowest of their listings before they lock any other, as orders do', async () => {
  const [lowest, ...others] = listings
  const holder = await shop.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(locking(''), [lowest!.id])
    const changes = listings
      .map(({ id, price }) => ({ listingId: id, priceMinor: price + 100, newPriceMinor: null }))
      .toReversed()
    const saving = committed(shop.pool, async tx => {
      await rowsOf(tx, { name: 'test-plan', text: planned }, [])
      await saveListingPrices(tx, changes, new Date())
    })
    await expect.poll(someoneWaits).toBe(true)
    for (const { id } of others) await holder.query(locking('nowait'), [id])
    await holder.query('commit')
    await saving
  } finally {
    holder.release()
  }
  const { rows } = await shop.pool.query<{ price: number }>(
    'select price_minor::float8 as price from listing order by id limit 20',
  )
  expect(rows.map(({ price }) => price)).toEqual(listings.map(({ price }) => price + 100))
})
