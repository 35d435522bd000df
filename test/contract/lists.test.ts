import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listListingPage } from '#store/catalogue/browse.ts'
import { readFacets } from '#store/catalogue/facets.ts'
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

const phones = { market: 'ro', types: ['SMARTPHONE'] } as const
const everything = { values: {}, price: {} } as const

async function rows(sql: string, values: readonly unknown[] = []) {
  return (await database.pool.query(sql, [...values])).rows
}

/** The 120 best known take turns, two of each model; the rest follow as they are known. */
const byTurns = `(
  select case when best.place <= 120 then (best.nth - 1) / 2 else 120 end from (
    select listing_id, place, row_number() over (partition by model_id order by place) as nth from (
      select listing_id, model_id, row_number() over (order by popularity desc, listing_id) as place
      from shelf_of_listing where market = 'ro' and type = 'SMARTPHONE' and stock > 0
    ) known
  ) best where best.listing_id = shelf_of_listing.listing_id
), popularity desc, listing_id`

describe('the pages of a listing', () => {
  test.each([
    ['relevance', byTurns],
    ['price-up', 'price_minor, listing_id'],
    ['price-down', 'price_minor desc, listing_id desc'],
    ['newest', 'year desc, listed_at desc, listing_id'],
    ['saving', 'saving desc, listing_id'],
  ] as const)(
    'by %s the pages contain all listings in order, read from either end',
    async (sort, order) => {
      const expected = await rows(
        `select listing_id as id from shelf_of_listing where market = 'ro' and type = 'SMARTPHONE' and stock > 0 order by ${order}`,
      )
      const found: string[] = []
      for (let offset = 0; offset < expected.length; offset += 24) {
        const page = { sort, limit: 24, offset, total: expected.length }
        found.push(
          ...(await listListingPage(database.pool, phones, everything, page)).map(({ id }) => id),
        )
      }
      expect(found).toEqual(expected.map(({ id }) => id))
    },
  )
})

test('the first page has at most two devices of a model where there are others', async () => {
  const page = { sort: 'relevance', limit: 24, offset: 0, total: undefined } as const
  const found = await listListingPage(database.pool, phones, everything, page)
  const perModel = Map.groupBy(found, ({ product }) => product.model.id)
  expect(Math.max(...[...perModel.values()].map(same => same.length))).toBe(2)
  expect(new Set(found.map(({ product }) => product.model.brand)).size).toBeGreaterThan(2)
})

test('a page that ends after the turns leaves nothing out and shows nothing twice', async () => {
  const at = async (offset: number, limit: number) =>
    (
      await listListingPage(database.pool, phones, everything, {
        sort: 'relevance',
        limit,
        offset,
        total: 600,
      })
    ).map(({ id }) => id)
  const [whole, first, second] = [await at(90, 60), await at(90, 30), await at(120, 30)]
  expect(whole).toEqual([...first, ...second])
})

test('of a single model every device is listed as it is known', async () => {
  const [model] = await rows(
    `select model_id as id from on_shelf where market = 'ro' and type = 'SMARTPHONE' group by 1 order by count(*) desc limit 1`,
  )
  const expected = await rows(
    `select listing_id as id from on_shelf where market = 'ro' and model_id = $1 order by popularity desc, listing_id limit 24`,
    [model.id],
  )
  const scope = { ...phones, models: [String(model.id)] }
  const page = { sort: 'relevance', limit: 24, offset: 0, total: undefined } as const
  const found = await listListingPage(database.pool, scope, everything, page)
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

describe('facets counted by brand and price', () => {
  const keys = ['brand', 'storage', 'color', 'grade'] as const

  test.each([
    [{}, {}],
    [{ brand: ['apple'] }, {}],
    [{ brand: ['apple', 'samsung'] }, { from: 1000, to: 2000 }],
    [{ brand: ['apple'] }, { from: 1234, to: 2345 }],
    [{ brand: ['samsung'] }, { from: 1799, to: 1799 }],
    [{ brand: ['apple'] }, { from: 1701, to: 1799 }],
    [{ storage: ['128-gb'] }, { from: 950, to: 1150 }],
    [{ storage: ['128-gb'] }, {}],
    [{ brand: ['apple'], storage: ['128-gb'] }, { from: 1500 }],
    [{ storage: ['128-gb'], color: ['black'] }, { to: 1999 }],
    [{}, { from: 0, to: 1_000_000 }],
  ])('facet counts with %o chosen and prices %o match the listings', async (values, price) => {
    const found = await readFacets(database.pool, phones, { values, price }, keys)
    const expected = await Promise.all(keys.map(key => countedOf(key, values, price)))
    expect(found.counts.map(({ key, value, count }) => `${key} ${value} ${count}`).sort()).toEqual(
      expected.flat().sort(),
    )
    expect(found.total).toBe((await listedOf(values, price)).length)
  })

  type Values = Readonly<Partial<Record<(typeof keys)[number], readonly string[]>>>
  type Price = { readonly from?: number; readonly to?: number }

  const listedOf = (values: Values, { from, to }: Price) =>
    rows(
      `select brand_slug as brand, storage, color, grade from shelf_of_listing
       where market = 'ro' and type = 'SMARTPHONE' and stock > 0
         and ($1::text[] is null or brand_slug = any ($1)) and ($2::text[] is null or storage = any ($2))
         and ($3::text[] is null or color = any ($3))
         and ($4::bigint is null or price_minor >= $4) and ($5::bigint is null or price_minor <= $5)`,
      [
        ...[values.brand, values.storage, values.color].map(each => each ?? null),
        ...[from, to].map(each => (each === undefined ? null : each * 100)),
      ],
    )

  const countedOf = async (key: (typeof keys)[number], values: Values, price: Price) => {
    const { [key]: _own, ...others } = values
    const listed = await listedOf(others, price)
    return [...Map.groupBy(listed, row => String(row[key]))].map(
      ([value, same]) => `${key} ${value} ${same.length}`,
    )
  }
})
