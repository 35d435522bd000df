import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePriceBookStore } from '#store/sell/price-book.ts'
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
async function tellings(text: string, market: AnyMarket = 'ro') {
  return (await book(text, market)).told.map(({ told }) => told)
}

const store = makePriceBookStore()
const iphone = 'apple-iphone-13|storage=128 GB'
async function latest(market: AnyMarket) {
  return (await store.latest(client, market))?.number ?? 0
}
async function baseAt(market: AnyMarket, version: number, item = iphone) {
  return (await store.basesAt(client, market, version, [item]))[0]?.baseMinor
}

describe('the first price book', () => {
  test('knows every model and configuration of the shop, in the four markets, for more than nothing', async () => {
    const { rows } = await client.query(`
      select (select count(*)::int from price_book_entry where base_minor > 0) as bases,
        (select 4 * count(*)::int from (select distinct model_id, storage, ram, cpu, size,
          connectivity, material from product) as configurations) as configurations`)
    expect(rows[0].bases).toBeGreaterThan(1_000)
    expect(rows[0].bases).toBe(rows[0].configurations)
  })

  test('offers less for a spotless device than it is sold for', async () => {
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
  test('is a version of its own; what was reckoned before finds what it was reckoned from', async () => {
    const before = await latest('ro')
    const old = await baseAt('ro', before)
    const file = 'brand;model;storage;base\nApple;iPhone 13;128 GB;1.101 lei'
    expect(await tellings(file)).toEqual(['changed'])
    expect(await latest('ro')).toBe(before + 1)
    expect(await baseAt('ro', before + 1)).toBe(110_100)
    expect(await baseAt('ro', before)).toBe(old)
    expect(await tellings(file)).toEqual(['unchanged'])
    expect(await latest('ro')).toBe(before + 1)
  })

  test('asks for no colour, and takes one that is said', async () => {
    expect(
      await tellings('brand,model,storage,color,base\nApple,iPhone 13,128 GB,Midnight,1102'),
    ).toEqual(['changed'])
    expect(await baseAt('ro', await latest('ro'))).toBe(110_200)
  })

  test('is of its market alone, and keeps the tables', async () => {
    const other = await latest('bg')
    await book('brand;model;storage;base\nApple;iPhone 13;128 GB;1103')
    expect(await latest('bg')).toBe(other)
    const now = await store.latest(client, 'ro')
    expect(now?.tables.display).toEqual({
      flawless: 100,
      light: 94,
      deep: 82,
      cracked: 58,
      unknown: 94,
    })
  })

  test('of nothing says that it is not bought any more', async () => {
    expect(await tellings('brand;model;storage;base\nApple;iPhone 13;512 GB;0', 'gr')).toEqual([
      'changed',
    ])
    expect(await baseAt('gr', await latest('gr'), 'apple-iphone-13|storage=512 GB')).toBe(0)
  })

  test('is not written by a dry run', async () => {
    const before = await latest('hu')
    const { told } = await book(
      'brand;model;storage;base\nApple;iPhone 13;128 GB;99 000 Ft',
      'hu',
      'look',
    )
    expect(told).toMatchObject([{ told: 'changed' }])
    expect(await latest('hu')).toBe(before)
  })
})

test('A bad row says why and stops no other', async () => {
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
  expect(await tellings(rows.join('\n'))).toEqual([
    'missing base',
    'missing storage',
    'negative base',
    'other-currency base',
    'unknown brand',
    'changed',
    'repeated base',
  ])
})
