import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLatestPriceBook, listBasePrices } from '#store/trade-in/price-book.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { importFile } from '../support/import-file.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await seededDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

type AnyMarket = 'ro' | 'bg' | 'hu' | 'gr'

function book(text: string, market: AnyMarket = 'ro', mode: 'write' | 'look' = 'write') {
  return importFile(database.url, text, { kind: 'price-book', market, mode })
}
async function messagesOf(text: string, market: AnyMarket = 'ro') {
  return (await book(text, market)).reports.map(({ message }) => message)
}
const iphone = 'apple-iphone-13|storage=128 GB'
async function latest(market: AnyMarket) {
  return (await findLatestPriceBook(client, market))?.number ?? 0
}
async function baseAt(market: AnyMarket, version: number, item = iphone) {
  return (await listBasePrices(client, market, version, [item]))[0]?.baseMinor
}

describe('the first price book', () => {
  test('the first price book has a price above zero for every model and configuration in the four markets', async () => {
    const { rows } = await client.query(`
      select (select count(*)::int from price_book_entry where base_minor > 0) as bases,
        (select 4 * count(*)::int from (select distinct model_id, storage, ram, cpu, size,
          connectivity, material from product) as configurations) as configurations`)
    expect(rows[0].bases).toBeGreaterThan(1_000)
    expect(rows[0].bases).toBe(rows[0].configurations)
  })

  test('the first price book offers less for a flawless device than its selling price', async () => {
    const { rows } = await client.query(`
      select count(*)::int as above from listing l
      join product p on p.id = l.product_id
      join price_book_entry e on e.market = l.market
        and e.item = concat_ws('|', p.model_id, 'storage=' || p.storage, 'ram=' || p.ram,
          'cpu=' || p.cpu, 'size=' || p.size, 'connectivity=' || p.connectivity,
          'material=' || p.material)
      where l.grade = 'very-good' and e.base_minor >= l.price_minor`)
    expect(rows).toEqual([{ above: 0 }])
  })
})

describe('a new base price', () => {
  test('a new base price creates a version; earlier calculations still find their version', async () => {
    const before = await latest('ro')
    const old = await baseAt('ro', before)
    const file = 'brand;model;storage;base\nApple;iPhone 13;128 GB;1.101 lei'
    expect(await messagesOf(file)).toEqual(['changed'])
    expect(await latest('ro')).toBe(before + 1)
    expect(await baseAt('ro', before + 1)).toBe(110_100)
    expect(await baseAt('ro', before)).toBe(old)
    expect(await messagesOf(file)).toEqual(['unchanged'])
    expect(await latest('ro')).toBe(before + 1)
  })

  test('a new base price needs no colour and accepts one', async () => {
    expect(
      await messagesOf('brand,model,storage,color,base\nApple,iPhone 13,128 GB,Midnight,1102'),
    ).toEqual(['changed'])
    expect(await baseAt('ro', await latest('ro'))).toBe(110_200)
  })

  test('a new base price affects its own market only and leaves the tables unchanged', async () => {
    const other = await latest('bg')
    await book('brand;model;storage;base\nApple;iPhone 13;128 GB;1103')
    expect(await latest('bg')).toBe(other)
    const now = await findLatestPriceBook(client, 'ro')
    expect(now?.tables.display).toEqual({
      flawless: 100,
      light: 94,
      deep: 82,
      cracked: 58,
      unknown: 94,
    })
  })

  test('a base price of zero means that the device is no longer bought', async () => {
    expect(await messagesOf('brand;model;storage;base\nApple;iPhone 13;512 GB;0', 'gr')).toEqual([
      'changed',
    ])
    expect(await baseAt('gr', await latest('gr'), 'apple-iphone-13|storage=512 GB')).toBe(0)
  })

  test('a new base price is not written by a dry run', async () => {
    const before = await latest('hu')
    const { reports } = await book(
      'brand;model;storage;base\nApple;iPhone 13;128 GB;99 000 Ft',
      'hu',
      'look',
    )
    expect(reports).toMatchObject([{ message: 'changed' }])
    expect(await latest('hu')).toBe(before)
  })
})

test('an invalid row is reported with its reason and blocks no other', async () => {
  const rows = [
    'brand;model;storage;base',
    'Apple;iPhone 13;128 GB;',
    'Apple;iPhone 13;;900',
    'Apple;iPhone 13;256 GB;-1',
    'Apple;iPhone 13;256 GB;100 EUR',
    'Nokia;3310;16 MB;10',
    'Apple;iPhone 13;256 GB;1205',
    'Apple;iPhone 13;256 GB;1206',
  ]
  expect(await messagesOf(rows.join('\n'))).toEqual([
    'missing base',
    'missing storage',
    'negative base',
    'other-currency base',
    'unknown brand',
    'changed',
    'repeated base',
  ])
})
