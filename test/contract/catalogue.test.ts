import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listingPageSchema, productPageSchema } from '#contract/catalogue.ts'
import { type ApiApp, apiApp } from '../support/api-app.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { expectProblem } from '../support/problems.ts'

let database: TestDatabase
let api: ApiApp

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

function get(path: string, query: Readonly<Record<string, string>>) {
  return api.ask({ method: 'GET', url: path, query })
}

async function list(query: Readonly<Record<string, string>>) {
  return listingPageSchema.parse((await get('/api/listings/', query)).json())
}

async function scalar(statement: string) {
  return Object.values((await api.database.pool.query(statement)).rows[0] ?? {})[0]
}

describe('listings', () => {
  test.each([
    ['ro', 'RON'],
    ['hu', 'HUF'],
    ['gr', 'EUR'],
  ])(
    'the listings of %s are the ones in stock there, 24 per page, in %s',
    async (market, currency) => {
      const page = await list({ market })
      expect(page.cards).toHaveLength(24)
      expect(page.total).toBe(
        Number(
          await scalar(`select count(*) from listing where stock > 0 and market = '${market}'`),
        ),
      )
      expect(page.sort).toBe('relevance')
      expect(new Set(page.cards.map(card => card.offer.price.currency))).toEqual(
        new Set([currency]),
      )
    },
  )

  test.each([
    ['1000-2000'],
    ['1799-1799'],
    ['-900'],
    ['3000-'],
    ['1200-1210'],
    ['2-3'],
    ['349-8199'],
  ])(
    'a price filter in %s returns the listings in that range and matching facet counts',
    async price => {
      const [from, to] = price.split('-')
      const between = `l.market = 'ro' and l.stock > 0 and m.type = 'SMARTPHONE'
      and l.price_minor >= ${Number(from || 0) * 100} and l.price_minor <= ${Number(to || 1e7) * 100}`
      const tables =
        'listing l join product p on p.id = l.product_id join model m on m.id = p.model_id'
      const page = await list({ market: 'ro', category: 'phones', price })
      expect(page.total).toBe(
        Number(await scalar(`select count(*) from ${tables} where ${between}`)),
      )
      const { rows } = await api.database.pool.query(
        `select m.brand as label, count(*)::int as count from ${tables} where ${between} group by 1 order by 1`,
      )
      const brands = page.facets.find(facet => facet.key === 'brand')?.items ?? []
      expect(
        brands
          .map(({ label, count }) => ({ label, count }))
          .toSorted((one, other) => (one.label < other.label ? -1 : 1)),
      ).toEqual(rows)
    },
  )

  test('listings are cached for 30 seconds by shared caches', async () => {
    const response = await get('/api/listings/', { market: 'ro' })
    expect(response.headers['cache-control']).toContain('public')
    expect(response.headers['cache-control']).toContain('must-revalidate')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('listings filtered by category and two brands contain only those', async () => {
    const { cards, facets } = await list({
      market: 'ro',
      category: 'phones',
      brand: 'apple,samsung',
    })
    expect(new Set(cards.map(card => card.product.model.type))).toEqual(new Set(['SMARTPHONE']))
    for (const card of cards) expect(['Apple', 'Samsung']).toContain(card.product.model.brand)
    const brands = facets.find(facet => facet.key === 'brand')
    expect(
      brands?.items
        .filter(item => item.isChosen)
        .map(item => item.value)
        .sort(),
    ).toEqual(['apple', 'samsung'])
  })

  test('listings filtered by grade, storage and price contain only those', async () => {
    const { cards, total } = await list({
      market: 'ro',
      grade: 'BUN',
      storage: '128-gb',
      price: '500-2000',
    })
    expect(total).toBeGreaterThan(0)
    for (const { product, offer } of cards) {
      expect(offer.grade).toBe('good')
      expect(product.configuration.storage).toBe('128 GB')
      expect(offer.price.minor).toBeGreaterThanOrEqual(50_000)
      expect(offer.price.minor).toBeLessThanOrEqual(200_000)
    }
  })

  test('listings sorted by price are in ascending order', async () => {
    const { cards } = await list({ market: 'ro', sort: 'price-up' })
    const prices = cards.map(card => card.offer.price.minor)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('a page past the last one returns the last page', async () => {
    const page = await list({ market: 'ro', page: '99999' })
    expect(page.page).toBe(page.pages)
    expect(page.cards.length).toBeGreaterThan(0)
  })

  test('a filter by an unknown value returns no listings', async () => {
    const page = await list({ market: 'ro', brand: "x') or ('1'='1" })
    expect(page).toMatchObject({ cards: [], total: 0, page: 1, pages: 1 })
  })

  test.each([
    ['market', 'de'],
    ['category', 'fridges'],
    ['category', 'accessories'],
    ['sort', 'price_minor; drop table listing'],
    ['page', '0'],
    ['page', '100000'],
    ['grade', 'BUN,PERFECT'],
    ['price', '2000-500'],
    ['price', 'cheap'],
    ['brand', 'a'.repeat(301)],
    ['brand', 'a\0'],
  ])('a query with %s %j is refused', async (field, value) => {
    expectProblem(await get('/api/listings/', { market: 'ro', [field]: value }), {
      status: 400,
      code: 'bad-request',
      field,
    })
  })

  test('a filter of 300 characters is accepted', async () => {
    expect((await list({ market: 'ro', brand: 'a'.repeat(300) })).total).toBe(0)
  })

  test('a repeated filter is refused', async () => {
    expectProblem(await api.ask('/api/listings/?market=ro&brand=apple&brand=samsung'), {
      status: 400,
      code: 'bad-request',
      field: 'brand',
    })
  })
})

describe('products', () => {
  const someProduct = async (market: string) =>
    String(
      await scalar(
        `select product_id from listing where market = '${market}' and stock > 0 limit 1`,
      ),
    )

  test.each(['ro', 'bg', 'hu', 'gr'])(
    'the products of %s show their offers, very good first',
    async market => {
      const productId = await someProduct(market)
      const response = await get(`/api/products/${productId}/`, { market })
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toContain('must-revalidate')
      const page = productPageSchema.parse(response.json())
      expect(page.product.id).toBe(productId)
      const grades = page.offers.map(offer => offer.grade)
      expect(grades).toEqual(grades.toSorted().reverse())
      expect(page.offers.every(offer => offer.listingId.startsWith(market))).toBe(true)
      for (const { items } of page.choices)
        expect(items.filter(item => item.isChosen)).toHaveLength(1)
    },
  )

  test('sold-out products are still shown', async () => {
    const productId = String(
      await scalar(
        `select product_id from listing where market = 'ro' group by 1 having sum(stock) = 0 limit 1`,
      ),
    )
    const page = productPageSchema.parse(
      (await get(`/api/products/${productId}/`, { market: 'ro' })).json(),
    )
    expect(page.offers.every(offer => offer.stock === 0)).toBe(true)
  })

  test('products that the market does not list are answered 404', async () => {
    const elsewhere = String(
      await scalar(
        `select id from product p where not exists
          (select 1 from listing l where l.product_id = p.id and l.market = 'gr') limit 1`,
      ),
    )
    for (const productId of ['P0', elsewhere, "P'--", 'x'.repeat(60)])
      expectProblem(
        await get(`/api/products/${encodeURIComponent(productId)}/`, { market: 'gr' }),
        { status: 404, code: 'unknown-product' },
      )
  })

  test('malformed product ids are answered 404', async () => {
    for (const productId of ['x'.repeat(61), '%00'])
      expectProblem(await api.ask(`/api/products/${productId}/?market=ro`), {
        status: 404,
        code: 'not-found',
      })
  })

  test('products of an unknown market are refused', async () => {
    expectProblem(await get('/api/products/P100101/', { market: 'xx' }), {
      status: 400,
      code: 'bad-request',
      field: 'market',
    })
  })
})
