import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelCard } from '#domain/device/listing.ts'
import type { Sort } from '#domain/device/sort.ts'
import type { Filters } from '#domain/market/filters.ts'
import { type Browse, browseModels } from '#services/catalogue/browse-listings.ts'
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

async function rows(sql: string) {
  return (await database.pool.query(sql)).rows
}

function browse(choice: Partial<Browse> = {}) {
  const ctx = { sql: database.pool, clock: () => new Date() }
  const whole = { market: 'ro', category: 'phones', filters: {}, sort: 'relevance', page: 1 }
  return browseModels(ctx, { ...whole, ...choice } as Browse)
}

async function allCards(sort: Sort, filters: Filters = {}) {
  const { pages } = await browse({ sort, filters })
  const found: ModelCard[] = []
  for (let page = 1; page <= pages; page++)
    found.push(...(await browse({ sort, filters, page })).cards)
  return found
}

const inRomania = `from shelf_of_listing s where market = 'ro' and type = 'SMARTPHONE' and stock > 0`

function byModel<Row extends { readonly model_id: string }>(shelf: readonly Row[]) {
  return shelf.toSorted((one, other) => (one.model_id < other.model_id ? -1 : 1))
}

describe('a list of models', () => {
  test.each([
    ['relevance', 'popularity desc, best', 'price_minor, listing_id'],
    ['price-up', 'price_minor, id', 'price_minor, listing_id'],
    ['price-down', 'price_minor desc, id desc', 'price_minor desc, listing_id desc'],
    ['newest', 'year desc, newest desc, latest', 'price_minor, listing_id'],
    ['saving', 'saving desc, id', 'saving desc, listing_id'],
  ] as const)(
    'by %s it has one card for each model in stock, in order',
    async (sort, order, pick) => {
      const expected = await rows(
        `select id from (
         select distinct on (model_id) model_id, listing_id as id, price_minor, year, listed_at, saving,
           max(popularity) over (partition by model_id) as popularity,
           first_value(listing_id) over (partition by model_id order by popularity desc, listing_id) as best,
           max(listed_at) over (partition by model_id) as newest,
           first_value(listing_id) over (partition by model_id order by listed_at desc, listing_id) as latest
         ${inRomania} order by model_id, ${pick}
       ) shown order by ${order}`,
      )
      const cards = await allCards(sort)
      expect(expected.length).toBeGreaterThan(50)
      expect(cards.map(({ offer }) => offer.listingId)).toEqual(expected.map(({ id }) => id))
      expect(new Set(cards.map(({ product }) => product.model.id)).size).toBe(expected.length)
    },
  )

  test.each(['relevance', 'price-up', 'price-down', 'newest', 'saving'] as const)(
    'by %s a filter that every listing passes changes nothing',
    async sort => {
      const ids = (cards: readonly ModelCard[]) => cards.map(({ offer }) => offer.listingId)
      expect(ids(await allCards(sort, { price: ['1-'] }))).toEqual(ids(await allCards(sort)))
    },
  )

  test('each card shows the lowest price of its variants, their number and their colours', async () => {
    const shelf = await rows(
      `select s.model_id, count(*)::int as count, min(s.price_minor)::int as lowest, count(distinct s.price_minor) > 1 as differs,
         count(distinct p.color ->> 'hex')::int as colors
       from shelf_of_listing s join listing l on l.id = s.listing_id join product p on p.id = l.product_id
       where s.market = 'ro' and s.type = 'SMARTPHONE' and s.stock > 0 group by 1`,
    )
    const shown = (await allCards('price-up')).map(({ product, offer, variants }) => ({
      model_id: product.model.id,
      count: variants?.count,
      lowest: offer.price.minor,
      differs: variants?.isFrom,
      colors: variants?.colorCount,
    }))
    expect(byModel(shown)).toEqual(byModel(shelf))
    expect(shown.some(({ count = 0 }) => count > 1)).toBe(true)
  })

  test('the variants of a card are those that match the filters', async () => {
    const filters = { storage: ['256-gb'], grade: ['BUN'], price: ['1000-3000'] }
    const shelf = await rows(
      `select model_id, count(*)::int as count, min(price_minor)::int as lowest ${inRomania}
       and storage = '256-gb' and grade = 'good' and price_minor between 100000 and 300000 group by 1`,
    )
    const { models, total } = await browse({ filters })
    const shown = (await allCards('relevance', filters)).map(({ product, offer, variants }) => ({
      model_id: product.model.id,
      count: variants?.count,
      lowest: offer.price.minor,
    }))
    expect(byModel(shown)).toEqual(byModel(shelf))
    expect(models).toBe(shelf.length)
    expect(total).toBe(shelf.reduce((sum, { count }) => sum + count, 0))
    expect(shelf.length).toBeGreaterThan(3)
  })

  test('a page past the end is the last one', async () => {
    const { pages } = await browse()
    const [last, past] = [await browse({ page: pages }), await browse({ page: 999 })]
    expect(pages).toBeGreaterThan(1)
    expect(last.cards.length).toBeGreaterThan(0)
    expect(past).toEqual(last)
  })

  test('a search lists its models as they match', async () => {
    const models = (
      await rows(`select distinct model_id as id ${inRomania} order by 1 desc limit 3`)
    ).map(({ id }) => id)
    const { cards } = await browse({ models })
    expect(cards.map(({ product }) => product.model.id)).toEqual(models)
  })
})

describe('a list of variants', () => {
  test.each([
    ['a model is chosen', { filters: { model: ['iphone-13'] } }],
    ['a search finds one model', { models: ['apple-iphone-13'] }],
    ['one model is left', { filters: { brand: ['apple'], price: ['-450'] } }],
  ])('as soon as %s, its listings are shown', async (_, choice) => {
    const { cards, models, total } = await browse(choice)
    expect(models).toBeUndefined()
    expect(cards.length).toBe(Math.min(total, 24))
    expect(new Set(cards.map(({ offer }) => offer.listingId)).size).toBe(cards.length)
    expect(cards.flatMap(({ variants }) => variants ?? [])).toEqual([])
  })
})

test('nothing is found where nothing matches', async () => {
  expect(await browse({ filters: { storage: ['3-gb'] } })).toMatchObject({
    cards: [],
    total: 0,
    models: 0,
    page: 1,
    pages: 1,
  })
})
