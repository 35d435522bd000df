import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldFacets } from '#store/catalogue/fold-facets.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await seededDatabase()
  database = openDatabase(own.url, 4)
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

async function rows(sql: string, values: readonly unknown[] = []) {
  return (await database.pool.query(sql, [...values])).rows
}

async function one(sql: string, values: readonly unknown[] = []) {
  return Object.values((await rows(sql, values))[0] ?? {})[0]
}

/** Combinations whose cells do not add up to the number of listings. */
function wrongCells() {
  return rows(`
    with cells as (
      select market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, sum(n) as n
      from facet_cell group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 having sum(n) <> 0
    ), truth as (
      select market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, count(*) as n
      from shelf_of_listing where stock > 0 group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    )
    (table cells except table truth) union all (table truth except table cells)`)
}

function wrongPrices() {
  return rows(`
    with cells as (
      select market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, sum(n) as n
      from price_cell group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 having sum(n) <> 0
    ), truth as (
      select market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material, band, count(*) as n
      from shelf_of_listing where stock > 0 group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    )
    (table cells except table truth) union all (table truth except table cells)`)
}

function wrongValues() {
  return rows(`
    with cells as (
      select market, type, brand_slug, key, value, step, sum(n) as n
      from value_cell group by 1, 2, 3, 4, 5, 6 having sum(n) <> 0
    ), truth as (
      select market, type, brand_slug, key, value, at.step, count(*) as n
      from shelf_of_listing cross join lateral (values (-1), (price_step(price_minor))) as at (step)
      cross join lateral (values
        ('brand', brand_slug), ('storage', storage), ('color', color), ('grade', grade), ('ram', ram), ('cpu', cpu),
        ('size', size), ('connectivity', connectivity), ('material', material)
      ) as each (key, value)
      where stock > 0 and value <> '' group by 1, 2, 3, 4, 5, 6
    )
    (table cells except table truth) union all (table truth except table cells)`)
}

function wrongModels() {
  return rows(`
    with cells as (select market, model_id, sum(n) as n from model_cell group by 1, 2 having sum(n) <> 0),
    truth as (select market, model_id, count(*) as n from shelf_of_listing where stock > 0 group by 1, 2)
    (table cells except table truth) union all (table truth except table cells)`)
}

function wrongShelf() {
  return rows(`
    with shelf as (select listing_id, price_minor, band, popularity, saving, color_hex from on_shelf),
    truth as (select listing_id, price_minor, band, popularity, saving, color_hex from shelf_of_listing where stock > 0)
    (table shelf except table truth) union all (table truth except table shelf)`)
}

async function expectAllRight() {
  expect(await wrongCells()).toEqual([])
  expect(await wrongPrices()).toEqual([])
  expect(await wrongValues()).toEqual([])
  expect(await wrongModels()).toEqual([])
  expect(await wrongShelf()).toEqual([])
}

async function aListing(stock: number): Promise<string> {
  return String(await one('select id from listing where stock = $1 order by id limit 1', [stock]))
}

function takeAll(listingId: string) {
  return rows("update unit set state = 'quarantined' where listing_id = $1 and state = 'listed'", [
    listingId,
  ])
}

describe('the rollups', () => {
  test('the rollups of the demo match its listings', expectAllRight)

  test('the rollups follow a listing that sells out and returns to stock', async () => {
    const listingId = await aListing(1)
    await takeAll(listingId)
    expect(await rows('select from on_shelf where listing_id = $1', [listingId])).toHaveLength(0)
    await expectAllRight()
    await rows("update unit set state = 'listed' where listing_id = $1", [listingId])
    expect(await rows('select from on_shelf where listing_id = $1', [listingId])).toHaveLength(1)
    await expectAllRight()
  })

  test('the rollups do not change when one of two units is sold', async () => {
    const listingId = await aListing(2)
    const before = await one('select count(*) from facet_cell')
    await rows(
      `update unit set state = 'sold' where id =
         (select id from unit where listing_id = $1 and state = 'listed' limit 1)`,
      [listingId],
    )
    expect(await one('select count(*) from facet_cell')).toBe(before)
    await expectAllRight()
  })

  test('the rollups follow the price, the price as new and the popularity of a listing', async () => {
    await rows(
      'update listing set price_minor = 100, new_price_minor = 400, popularity = 7 where id = $1',
      [await aListing(3)],
    )
    await expectAllRight()
    expect(await one('select min(low) from facet_cell')).toBe('100')
  })

  test('the rollups follow a price into another price step, and add no row within one step', async () => {
    const listingId = await aListing(1)
    const steps = () => one('select count(*) from value_cell')
    const reprice = (minor: number) =>
      rows('update listing set price_minor = $2 where id = $1', [listingId, minor])
    await reprice(123_400)
    const before = await steps()
    await reprice(129_900)
    expect(await steps()).toBe(before)
    await reprice(130_000)
    expect(Number(await steps())).toBeGreaterThan(Number(before))
    await expectAllRight()
  })

  test.each([
    ['0', '0'],
    ['99', '99'],
    ['100', '100'],
    ['1001', '1001'],
    ['99999', '99001'],
    ['100000', '100000'],
    ['170000', '170000'],
    ['170001', '170001'],
    ['179999', '170001'],
    ['180000', '180000'],
    ['12345678', '12000001'],
  ])('a price of %s falls into the step that begins with %s', async (minor, step) => {
    expect(await one('select price_step($1)', [minor])).toBe(step)
  })

  test('folding leaves the rollups unchanged, with one row per combination', async () => {
    for (const { id } of await rows(
      "select id from listing where market = 'hu' and stock > 0 limit 50",
    ))
      await takeAll(String(id))
    await expectAllRight()
    while ((await foldFacets(database.db)) > 0);
    await expectAllRight()
    expect(
      await rows(`select from facet_cell group by market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material
        having count(*) > 1 or sum(n) = 0`),
    ).toHaveLength(0)
    expect(
      await rows('select from model_cell group by market, model_id having count(*) > 1'),
    ).toHaveLength(0)
    expect(
      await rows(`select from value_cell group by market, type, brand_slug, key, value, step
        having count(*) > 1 or sum(n) = 0`),
    ).toHaveLength(0)
  })

  test('the rollups can be rebuilt from the listings alone', async () => {
    await rows('delete from facet_cell')
    await rows('delete from on_shelf where market = $1', ['gr'])
    await rows('delete from value_cell where key = $1', ['brand'])
    await rows('select rebuild_shelf()')
    await expectAllRight()
  })

  test('two uncommitted sales in one combination do not block each other', async () => {
    const [first, second] = await rows(`
      select a.listing_id as one, b.listing_id as other from on_shelf a join on_shelf b
        using (market, type, brand_slug, storage, color, grade, ram, cpu, size, connectivity, material)
      where a.listing_id < b.listing_id limit 1`).then(([pair]) => [pair?.one, pair?.other])
    const clients = [
      new pg.Client({ connectionString: own.url }),
      new pg.Client({ connectionString: own.url }),
    ]
    const sell = "update unit set state = 'quarantined' where listing_id = $1 and state = 'listed'"
    for (const client of clients) {
      await client.connect()
      await client.query("set lock_timeout = '2s'")
      await client.query('begin')
    }
    await clients[0]?.query(sell, [first])
    await clients[1]?.query(sell, [second])
    for (const client of clients) {
      await client.query('commit')
      await client.end()
    }
    await expectAllRight()
  })
})

describe('a listing with a stock alert', () => {
  const alerts = () =>
    rows("select payload ->> 'listingId' as id from outbox where topic = 'stock-alert'")

  test('a listing with an alert queues a message when it is restocked, and no other listing does', async () => {
    const listingId = await aListing(0)
    const unit = await one(
      "select id from unit where state = 'quarantined' and listing_id <> $1 limit 1",
      [listingId],
    )
    await rows("update unit set state = 'listed' where id = $1", [unit])
    expect(await alerts()).toEqual([])
    const bare = await aListing(0)
    await rows(
      `insert into stock_alert (id, listing_id, market, email, created_at)
       select gen_random_uuid(), id, market, 'cumparator@example.com', now() from listing where id = $1`,
      [bare],
    )
    await rows(
      `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
       select gen_random_uuid(), id, market, 'listed', 'sealed', 1, 'margin', now() from listing where id = $1`,
      [bare],
    )
    expect(await alerts()).toEqual([{ id: bare }])
  })
})
