import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

async function listing(id: string) {
  const { rows } = await client.query(
    `select l.price_minor::int as price, l.new_price_minor::int as new_price,
      (select count(*)::int from price_history where listing_id = l.id) as points,
      (select price_minor::int from price_history where listing_id = l.id order by since desc limit 1) as latest
    from listing l where id = $1`,
    [id],
  )
  return rows[0]
}

function prices(text: string, market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro') {
  return importFile(database.url, text, { kind: 'prices', market })
}
async function messagesOf(text: string, market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro') {
  return (await prices(text, market)).reports.map(({ message }) => message)
}

const sku = 'APPLEIPHONE13-512GB-PRODUCTRED'

describe('a new price', () => {
  test('a new price is on the shelf and in the history once, however often the file is imported', async () => {
    const id = 'ro-P101607-very-good'
    const before = await listing(id)
    const file =
      'brand;model;storage;color;grade;price\nApple;iPhone 13;256GB;Midnight;foarte bun;1.549 lei'
    expect(await messagesOf(file)).toEqual(['changed'])
    const after = { ...before, price: 154_900, points: before.points + 1, latest: 154_900 }
    expect(await listing(id)).toEqual(after)
    expect(await messagesOf(file)).toEqual(['unchanged'])
    expect(await listing(id)).toEqual(after)
  })

  test('a new price reaches the shelf that listings are read from', async () => {
    await prices(`sku,grade,price\n${sku},BUN,1599`)
    const { rows } = await client.query(
      `select price_minor::int from on_shelf where listing_id = 'ro-P101618-good'`,
    )
    expect(rows).toEqual([{ price_minor: 159_900 }])
  })

  test('a changed price of the device new elsewhere adds no entry to the history', async () => {
    const id = 'bg-P101618-very-good'
    const before = await listing(id)
    const file = `sku;grade;price;new_price\n${sku};много добро;${before.price / 100};1999`
    expect(await messagesOf(file, 'bg')).toEqual(['changed'])
    expect(await listing(id)).toEqual({ ...before, new_price: 199_900 })
    expect(
      await messagesOf(`sku;grade;price\n${sku};много добро;${before.price / 100}`, 'bg'),
    ).toEqual(['unchanged'])
  })

  test('a new price is not written by a dry run', async () => {
    const before = await listing('hu-P101618-good')
    const { reports } = await importFile(database.url, `sku;grade;price\n${sku};jó;139 990 Ft`, {
      kind: 'prices',
      market: 'hu',
      mode: 'look',
    })
    expect(reports).toMatchObject([{ message: 'changed' }])
    expect(await listing('hu-P101618-good')).toEqual(before)
  })
})

describe('the prices allowed on a shelf', () => {
  test.each([
    ['ro', '1799', 'changed'],
    ['ro', '1798,00', 'changed'],
    ['ro', '1799,50', 'not-a-shelf-price price'],
    ['ro', '0', 'not-a-shelf-price price'],
    ['ro', '1799,999', 'too-fine price'],
    ['ro', '1799 €', 'other-currency price'],
    ['ro', ' $1,783.99 ', 'other-currency price'],
    ['ro', '', 'missing price'],
    ['ro', 'ask', 'not-an-amount price'],
    ['bg', '699 лв.', 'changed'],
    ['bg', '699,50', 'not-a-shelf-price price'],
    ['bg', '699 lei', 'other-currency price'],
    ['hu', '149 990 Ft', 'changed'],
    ['hu', '149990,50', 'too-fine price'],
    ['gr', '349,90 €', 'changed'],
    ['gr', '0', 'not-a-shelf-price price'],
  ] as const)('the price in %s %j: %s', async (market, price, expected) => {
    const file = `sku;grade;price\n${sku};very good;${price}`
    expect(await messagesOf(file, market)).toEqual([expected])
  })

  test.each([
    ['1799', '1800', 'changed'],
    ['1799', '1799', 'new-price-not-above new_price'],
  ])('a price of %s with a price new of %s: %s', async (price, newPrice, expected) => {
    const file = `sku;grade;price;new_price\n${sku};FOARTE_BUN;${price};${newPrice}`
    expect(await messagesOf(file)).toEqual([expected])
  })
})

test('a price at or above the stored price new is refused if the file omits the price new', async () => {
  await client.query(
    `update listing l set new_price_minor = 250000 from product p
     where p.id = l.product_id and p.sku = $1 and l.market = 'ro'`,
    [sku],
  )
  const silent = (price: number) => messagesOf(`sku;grade;price\n${sku};FOARTE_BUN;${price}`)
  expect(await silent(2500)).toEqual(['new-price-not-above new_price'])
  expect(await silent(2499)).toEqual(['changed'])
})

test('the first price of a product in a grade opens its listing, without stock and with its history', async () => {
  const file = [
    'sku;grade;price;new_price',
    'APPLEIPHONE13-128GB-MIDNIGHT;BUN;999;4299',
    'APPLEIPHONE13-128GB-MIDNIGHT;BUN;999;4299',
    'APPLEIPHONE13-128GB-MIDNIGHT;BUN;998;4299',
  ].join('\n')
  expect(await messagesOf(file)).toEqual(['added', 'unchanged', 'repeated price'])
  expect(await messagesOf(file)).toEqual(['unchanged', 'unchanged', 'repeated price'])
  const { rows } = await client.query(`
    select l.price_minor::int as price, l.new_price_minor::int as new, l.currency, l.stock,
      (select array_agg(h.price_minor::int) from price_history h where h.listing_id = l.id) as history
    from listing l join product p on p.id = l.product_id
    where p.sku = 'APPLEIPHONE13-128GB-MIDNIGHT' and l.grade = 'good' and l.market = 'ro'`)
  expect(rows).toEqual([
    { price: 99_900, new: 429_900, currency: 'RON', stock: 0, history: [99_900] },
  ])
})

describe('a row that is not imported', () => {
  test.each([
    ['NO-SUCH-SKU;BUN;999', 'unknown sku'],
    [`${sku};B;999`, 'unknown grade'],
    [`${sku};;999`, 'missing grade'],
  ])('the row %s is %s', async (row, expected) => {
    const { rows } = await client.query('select count(*)::int from listing')
    expect(await messagesOf(`sku;grade;price\n${row}`)).toEqual([expected])
    expect((await client.query('select count(*)::int from listing')).rows).toEqual(rows)
  })

  test('a row is refused if an earlier line set another price, and the first one stays', async () => {
    const file = `sku;grade;price\n${sku};BUN;1601\n${sku};BUN;1602\n${sku};bun;1601`
    expect(await messagesOf(file)).toEqual(['changed', 'repeated price', 'unchanged'])
    expect(await listing('ro-P101618-good')).toMatchObject({ price: 160_100, latest: 160_100 })
  })
})

test('the prices of seven hundred rows are set in file order and counted', async () => {
  const { rows } = await client.query<{ sku: string; grade: string; price: number }>(`
    select p.sku, l.grade, l.price_minor::int as price from listing l join product p on p.id = l.product_id
    where market = 'gr' order by l.id limit 700`)
  const file = (plus: number) =>
    [
      'sku,grade,price',
      ...rows.map(row => `${row.sku},${row.grade},${row.price / 100 + plus}`),
    ].join('\n')
  const { imported } = await prices(file(1), 'gr')
  expect(imported).toMatchObject({ value: { counts: { changed: 700, refused: 0 } } })
  expect((await prices(file(1), 'gr')).imported).toMatchObject({
    value: { counts: { changed: 0, unchanged: 700 } },
  })
})
