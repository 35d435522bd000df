import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessoryPageSchema } from '#contract/accessory-listing.ts'
import { findAccessoryBrandName } from '#store/catalogue/accessories.ts'
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

function get(query: Readonly<Record<string, string>>) {
  return api.ask({ method: 'GET', url: '/api/accessories/', query })
}

async function list(query: Readonly<Record<string, string>>) {
  return accessoryPageSchema.parse((await get({ market: 'ro', ...query })).json())
}

/** The cards of all pages of a listing, in order. */
async function all(query: Readonly<Record<string, string>>) {
  const { pages } = await list(query)
  const each = await Promise.all(
    Array.from({ length: pages }, (_, at) => list({ ...query, page: String(at + 1) })),
  )
  return each.flatMap(page => page.cards)
}

async function cardOf(id: string) {
  return (await all({})).find(card => card.id === id)
}

async function idsIn(statement: string): Promise<string[]> {
  return (await api.database.pool.query<{ id: string }>(statement)).rows.map(row => row.id).sort()
}

function countOf(facets: Awaited<ReturnType<typeof list>>['facets'], key: string, value: string) {
  return facets.find(facet => facet.key === key)?.items.find(item => item.value === value)?.count
}

describe('accessories', () => {
  test.each([
    ['ro', 'RON'],
    ['bg', 'BGN'],
    ['hu', 'HUF'],
    ['gr', 'EUR'],
  ])(
    'the accessories of %s are those active in the market, 24 per page, in %s and in its language',
    async (market, currency) => {
      const page = await list({ market })
      const { rows } = await api.database.pool.query<{ id: string; name: string }>(
        `select a.id, a.name ->> $1 as name from accessory a join accessory_listing o on o.accessory_id = a.id
        where o.market = $1 and o.is_active`,
        [market],
      )
      expect(page.total).toBe(rows.length)
      expect(page.pages).toBe(Math.ceil(rows.length / 24))
      expect(page.sort).toBe('relevance')
      expect(page.cards).toHaveLength(24)
      for (const card of page.cards) {
        expect(card.price.currency).toBe(currency)
        expect(card.name).toBe(rows.find(row => row.id === card.id)?.name)
      }
    },
  )

  test('the accessory listing is cached for 30 seconds by shared caches', async () => {
    const response = await get({ market: 'ro' })
    expect(response.headers['cache-control']).toContain('must-revalidate')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('each accessory is listed once over all pages, in every sort order', async () => {
    for (const sort of ['relevance', 'price-up', 'price-down']) {
      const ids = (await all({ sort })).map(card => card.id)
      expect(ids.sort()).toEqual(await idsIn(`select id from accessory`))
    }
  })

  test('the last page lists the remaining accessories, and pages past it are the same', async () => {
    const { pages, total } = await list({})
    const last = await list({ page: String(pages) })
    expect(last.cards).toHaveLength(total - 24 * (pages - 1))
    expect(await list({ page: String(pages + 1) })).toEqual(last)
    expect(await list({ page: '99999' })).toEqual(last)
  })

  test('accessories deactivated in one market are still listed in the others', async () => {
    const off = (isActive: boolean) =>
      api.database.pool.query(
        `update accessory_listing set is_active = $1 where accessory_id = 'A1001' and market = 'hu'`,
        [isActive],
      )
    await off(false)
    expect((await all({ market: 'hu' })).map(card => card.id)).not.toContain('A1001')
    expect((await all({ market: 'gr' })).map(card => card.id)).toContain('A1001')
    await off(true)
    expect((await all({ market: 'hu' })).map(card => card.id)).toContain('A1001')
  })
})

describe('filtered accessories', () => {
  test('a filter by two types lists both types only, and leaves the type counts unchanged', async () => {
    const { facets } = await list({})
    const cards = await all({ type: 'case,glass' })
    expect(new Set(cards.map(card => card.type))).toEqual(new Set(['case', 'glass']))
    expect(cards.map(card => card.id).sort()).toEqual(
      await idsIn(`select id from accessory where type in ('case', 'glass')`),
    )
    const narrowed = await list({ type: 'case,glass' })
    expect(countOf(narrowed.facets, 'type', 'charger')).toBe(countOf(facets, 'type', 'charger'))
    const chosen = narrowed.facets.find(facet => facet.key === 'type')?.items
    expect(
      chosen
        ?.filter(item => item.isChosen)
        .map(item => item.value)
        .sort(),
    ).toEqual(['case', 'glass'])
  })

  test('a filter by brand lists accessories made for the brand or for one of its models', async () => {
    const expected = await idsIn(`select id from accessory a where a.fits ->> 'brand' = 'Samsung'
      or a.fits ->> 'brand' is null
      and exists (select from model m where m.brand = 'Samsung' and a.fits -> 'models' ? m.id)`)
    const cards = await all({ brand: 'samsung' })
    expect(cards.map(card => card.id).sort()).toEqual(expected)
    expect(expected).toContain('A1003')
    expect(expected).not.toContain('A1001')
  })

  test('a filter by brand reduces the counts of the other facets and leaves the brand counts unchanged', async () => {
    const { facets } = await list({})
    const narrowed = await list({ brand: 'samsung' })
    const cases = (await all({ brand: 'samsung', type: 'case' })).length
    expect(cases).toBeGreaterThan(0)
    expect(countOf(narrowed.facets, 'type', 'case')).toBe(cases)
    expect(cases).toBeLessThan(countOf(facets, 'type', 'case') ?? 0)
    expect(countOf(narrowed.facets, 'brand', 'apple')).toBe(countOf(facets, 'brand', 'apple'))
  })

  test('a filter by two brands lists an accessory that fits both once', async () => {
    const ids = (await all({ brand: 'apple,samsung' })).map(card => card.id)
    expect(new Set(ids).size).toBe(ids.length)
    const { total } = await list({ brand: 'apple,samsung' })
    expect(total).toBe(ids.length)
  })

  test('a price filter includes both limits and leaves the price range unchanged', async () => {
    const [cheapest] = (await list({ sort: 'price-up' })).cards
    const [dearest] = (await list({ sort: 'price-down' })).cards
    const low = (cheapest?.price.minor ?? 0) / 100
    const high = (dearest?.price.minor ?? 0) / 100
    const { priceRange, total } = await list({ price: `${low}-${high}` })
    expect(total).toBe((await list({})).total)
    expect(priceRange).toEqual({ from: low, to: high })
    const within = await all({ price: `${low + 1}-${high - 1}` })
    expect(within.map(card => card.id)).not.toContain(cheapest?.id)
    expect(within.map(card => card.id)).not.toContain(dearest?.id)
    expect((await list({ price: `${low + 1}-` })).priceRange).toEqual({ from: low, to: high })
  })

  test('a filter by an unknown type lists nothing and still returns the facets', async () => {
    const page = await list({ type: "x') or ('1'='1" })
    expect(page).toMatchObject({ cards: [], total: 0, page: 1, pages: 1 })
    expect(countOf(page.facets, 'type', 'case')).toBeGreaterThan(0)
  })

  test('a filter by a type and a brand that exclude each other lists nothing', async () => {
    expect((await list({ type: 'controller', brand: 'garmin' })).total).toBe(0)
  })
})

describe('sorted accessories', () => {
  test.each([
    ['price-up', 1],
    ['price-down', -1],
  ])('sorted by %s, prices are monotonic', async (sort, sign) => {
    const prices = (await all({ sort })).map(card => card.price.minor)
    expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)))
  })

  test('sorted by relevance, accessories for any brand come first and those for one model last', async () => {
    const cards = await all({})
    const [first] = cards
    const last = cards.at(-1)
    expect(first?.madeFor).toMatchObject({ kind: 'types' })
    expect(first?.madeFor).not.toHaveProperty('brand')
    expect(last?.madeFor).toMatchObject({ kind: 'models', more: 0 })
  })
})

describe('an accessory card', () => {
  test('a card of an accessory for one brand names the brand and its device types', async () => {
    expect((await cardOf('A1003'))?.madeFor).toEqual({
      kind: 'types',
      types: ['SMARTPHONE', 'TABLET'],
      brand: 'Samsung',
    })
  })

  test('a card of an accessory for one model names the model', async () => {
    const cards = await all({ type: 'glass' })
    const own = cards.find(card => card.name === 'Folie de sticlă securizată pentru iPhone 13')
    expect(own?.madeFor).toEqual({
      kind: 'models',
      models: [{ brand: 'Apple', name: 'iPhone 13' }],
      more: 0,
    })
  })

  test('a card of an accessory for many models names two of the newest and counts the rest', async () => {
    const { rows } = await api.database.pool.query<{ id: string; n: number; newest: number }>(
      `select a.id, count(*)::int as n, max(m.year) as newest
        from accessory a join model m on a.fits -> 'models' ? m.id group by 1 having count(*) > 3 order by 2 desc limit 1`,
    )
    const [widest] = rows
    const madeFor = (await cardOf(widest?.id ?? ''))?.madeFor
    expect(madeFor?.kind).toBe('models')
    if (madeFor?.kind !== 'models') return
    expect(madeFor.models).toHaveLength(2)
    expect(madeFor.more).toBe((widest?.n ?? 0) - 2)
    const years = await api.database.pool.query<{ year: number }>(
      'select year from model where brand || name = any ($1)',
      [madeFor.models.map(model => model.brand + model.name)],
    )
    expect(years.rows.map(row => row.year)).toEqual([widest?.newest, widest?.newest])
  })
})

describe('an accessory listing query', () => {
  test.each([
    ['market', 'de'],
    ['sort', 'newest'],
    ['sort', 'saving'],
    ['sort', 'price_minor; drop table accessory'],
    ['page', '0'],
    ['page', '100000'],
    ['price', '20-5'],
    ['price', 'cheap'],
    ['type', 'a'.repeat(301)],
    ['brand', 'a\0'],
  ])('a query with %s %j is refused', async (field, value) => {
    expectProblem(await get({ market: 'ro', [field]: value }), {
      status: 400,
      code: 'bad-request',
      field,
    })
  })

  test('a query with a type of 300 characters is answered', async () => {
    expect((await list({ type: 'a'.repeat(300) })).total).toBe(0)
  })
})

describe('an accessory brand', () => {
  test('a brand has a name only if an accessory is made for it', async () => {
    expect(await findAccessoryBrandName(api.ctx.sql, 'ro', 'apple')).toBe('Apple')
    expect(await findAccessoryBrandName(api.ctx.sql, 'ro', 'nobody')).toBeUndefined()
  })
})
