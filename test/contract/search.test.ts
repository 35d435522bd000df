import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suggestionsSchema } from '#contract/search.ts'
import type { Market } from '#domain/market/market.ts'
import { findModels } from '#services/catalogue/find-models.ts'
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
  return api.ask({ method: 'GET', url: '/api/search/', query })
}

async function suggested(market: Market, q: string) {
  return suggestionsSchema.parse((await get({ market, q })).json())
}

async function names(market: Market, q: string) {
  return (await suggested(market, q)).models.map(
    ({ product: { model } }) => `${model.brand} ${model.name}`,
  )
}

async function rowsOf(statement: string, ...values: readonly unknown[]) {
  return (await api.database.pool.query(statement, [...values])).rows
}

describe('the right model is the first result', () => {
  test.each([
    ['айфон 13', 'Apple iPhone 13'],
    ['айфон 14 про макс 256 гб', 'Apple iPhone 14 Pro Max'],
    ['ајфон 15 черен', 'Apple iPhone 15'],
    ['телефон самсунг а54', 'Samsung Galaxy A54 5G'],
    ['тлефон самсунк с23 ултра', 'Samsung Galaxy S23 Ultra'],
    ['макбук еър м1', 'Apple MacBook Air 13 M1'],
    ['плейстейшън 5 слим', 'Sony PlayStation 5 Slim'],
    ['часовник епъл ултра 2', 'Apple Watch Ultra 2'],
    ['ксиаоми редми ноут 12', 'Xiaomi Redmi Note 12 Pro 5G'],
    ['gugl piksel 8 pro', 'Google Pixel 8 Pro'],
  ])('for the Bulgarian query "%s" the first model is %s', async (q, first) => {
    expect((await names('bg', q))[0]).toBe(first)
  })

  test.each([
    ['ιφον 13', 'Apple iPhone 13'],
    ['αιφον 12 μινι', 'Apple iPhone 12 mini'],
    ['ιπηονε 15', 'Apple iPhone 15'],
    ['κινητό σαμσουνγκ α54', 'Samsung Galaxy A54 5G'],
    ['σαμσθνγ σ23', 'Samsung Galaxy S23'],
    ['μακμπουκ προ 14 μ4', 'Apple MacBook Pro 14 M4'],
    ['ρολόι samsung 6', 'Samsung Galaxy Watch6'],
    ['πλειστεισον 5', 'Sony PlayStation 5'],
    ['tilefono xiomi redmi not 13', 'Xiaomi Redmi Note 13 Pro 5G'],
    ['ταμπλετ ιπαντ μινι', 'Apple iPad mini 6'],
  ])('for the Greek query "%s" the first model is %s', async (q, first) => {
    expect((await names('gr', q))[0]).toBe(first)
  })

  test.each([
    ['ajfon 14 pro', 'Apple iPhone 14 Pro'],
    ['iphone 13-as fekete', 'Apple iPhone 13'],
    ['szamszung galaxi s22 ultra', 'Samsung Galaxy S22 Ultra'],
    ['apple óra se 2022', 'Apple Watch SE 2022'],
    ['okosóra samsung watch5', 'Samsung Galaxy Watch5'],
    ['használt laptop thinkpad t14', 'Lenovo ThinkPad T14 Gen 1'],
    ['pikszel 7a', 'Google Pixel 7a'],
    ['ikszboksz series x', 'Microsoft Xbox Series X'],
    ['huavej p30 pro 128 GB', 'Huawei P30 Pro'],
    ['nintendo swich oled', 'Nintendo Switch OLED'],
  ])('for the Hungarian query "%s" the first model is %s', async (q, first) => {
    expect((await names('hu', q))[0]).toBe(first)
  })

  test.each([
    ['13 iphone negru', 'Apple iPhone 13'],
    ['iphone13 128', 'Apple iPhone 13'],
    ['samsumg s23', 'Samsung Galaxy S23'],
    ['samsung galaxy s 23 plus', 'Samsung Galaxy S23 Plus'],
    ['laptop lenovo i5', 'Lenovo ThinkPad T14 Gen 1'],
    ['ps5', 'Sony PlayStation 5'],
    ['redmi note 12', 'Xiaomi Redmi Note 12 Pro 5G'],
    ['latitde 5420 16gb ram', 'Dell Latitude 5420'],
    ['tableta ipad 9 64', 'Apple iPad 9 2021'],
    ['ceas apple seria 9', 'Apple Watch Series 9'],
    ['iphone xr', 'Apple iPhone XR'],
    ['macbok pro m3', 'Apple MacBook Pro 14 M3'],
  ])('for the Romanian query "%s" the first model is %s', async (q, first) => {
    expect((await names('ro', q))[0]).toBe(first)
  })
})

describe('search suggestions', () => {
  test('suggestions for iPhone 13 are the four models of that number, the plain one first', async () => {
    const [first, ...others] = await names('ro', 'iphone 13')
    expect(first).toBe('Apple iPhone 13')
    expect(others.toSorted()).toEqual([
      'Apple iPhone 13 Pro',
      'Apple iPhone 13 Pro Max',
      'Apple iPhone 13 mini',
    ])
  })

  test('suggestions match from the first letters on', async () => {
    for (const [q, brand] of [
      ['iph', 'Apple'],
      ['айф', 'Apple'],
      ['макб', 'Apple'],
      ['samsu', 'Samsung'],
      ['galaxy s2', 'Samsung'],
      ['γκαλ', 'Samsung'],
      ['playst', 'Sony'],
    ] as const) {
      const { models, brands } = await suggested('bg', q)
      expect(new Set(models.map(({ product }) => product.model.brand)), q).toEqual(new Set([brand]))
      expect(brands[0]?.name).toBe(brand)
    }
  })

  test('suggestions show a model with its cheapest listing in stock', async () => {
    const [first] = (await suggested('ro', 'iphone 13')).models
    const [cheapest] = await rowsOf(
      `select min(l.price_minor)::int as minor from listing l join product p on p.id = l.product_id
       where l.market = 'ro' and l.stock > 0 and p.model_id = 'apple-iphone-13'`,
    )
    expect(first?.offer.price).toEqual({ minor: cheapest.minor, currency: 'RON' })
    expect(first?.offer.stock).toBeGreaterThan(0)
    expect(first?.category).toBe('phones')
  })

  test('suggestions show the requested storage and colour where available', async () => {
    const [configuration] = await rowsOf(
      `select p.storage, p.color ->> 'family' as family from listing l join product p on p.id = l.product_id
       where l.market = 'ro' and l.stock > 0 and p.model_id = 'apple-iphone-13' order by l.price_minor desc limit 1`,
    )
    const [first] = (
      await suggested('ro', `iphone 13 ${configuration.storage} ${configuration.family}`)
    ).models
    expect(first?.product.model.name).toBe('iPhone 13')
    expect(first?.product.configuration.storage).toBe(configuration.storage)
    expect(first?.product.configuration.color?.family).toBe(configuration.family)
  })

  test('suggestions contain at most six models, two categories and three brands', async () => {
    const { models, categories, brands } = await suggested('ro', '128 gb')
    expect([models.length, categories.length, brands.length]).toEqual([6, 2, 3])
  })

  test('suggestions contain the requested category, in each language', async () => {
    for (const [market, q] of [
      ['ro', 'ceasuri'],
      ['bg', 'часовници'],
      ['hu', 'okosóra'],
      ['gr', 'ρολόγια'],
    ] as const) {
      const { models, categories } = await suggested(market, q)
      expect(categories).toEqual(['smartwatches'])
      expect(new Set(models.map(({ product }) => product.model.type))).toEqual(
        new Set(['SMARTWATCH']),
      )
    }
  })

  test('suggestions contain a brand with the number of its products in stock', async () => {
    const { brands } = await suggested('bg', 'самсунг таблет')
    const [count] = await rowsOf(
      `select count(*)::int as n from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
       where l.market = 'bg' and l.stock > 0 and m.brand = 'Samsung' and m.type = 'TABLET'`,
    )
    expect(brands).toEqual([
      { name: 'Samsung', slug: 'samsung', category: 'tablets', listings: count.n },
    ])
  })

  test('suggestions for accessories contain their category and the device they fit', async () => {
    const any = await suggested('ro', 'husă')
    expect(any).toMatchObject({ models: [], categories: ['accessories'], brands: [], help: [] })
    expect(any.accessories.map(({ type }) => type)).toEqual(['case', 'case', 'case', 'case'])
    const { models, categories, accessories } = await suggested('ro', 'husă iphone 13')
    expect(categories).toEqual(['accessories'])
    expect(models[0]?.product.model.name).toBe('iPhone 13')
    expect(accessories[0]).toMatchObject({ type: 'case' })
  })

  test('suggestions omit what the market does not have in stock', async () => {
    await rowsOf(
      `update listing set stock = 0 from product p
       where p.id = product_id and market = 'gr' and p.model_id = 'google-pixel-9-pro'`,
    )
    expect(await names('gr', 'pixel 9 pro')).not.toContain('Google Pixel 9 Pro')
    expect((await names('ro', 'pixel 9 pro'))[0]).toBe('Google Pixel 9 Pro')
  })

  test('suggestions are empty for an empty query and a query without matches', async () => {
    for (const q of ['', ' ', 'i', '%', '_', "' or '' --", 'qwrtzp', 'nokia 3310', '😀😀', '中文'])
      expect(await suggested('ro', q), q).toEqual({
        models: [],
        categories: [],
        brands: [],
        accessories: [],
        help: [],
      })
  })
})

describe('GET /api/search/', () => {
  test('a search response can be cached publicly for half a minute', async () => {
    const response = await get({ market: 'ro', q: 'iphone' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('a query longer than a hundred characters is cut off', async () => {
    const ninety = 'iphone 13 '.padEnd(90, '-')
    expect((await names('ro', `${ninety}${' '.repeat(10)}samsung`))[0]).toBe('Apple iPhone 13')
    expect((await get({ market: 'ro', q: 'ș'.repeat(3_000) })).statusCode).toBe(200)
  })

  test.each([
    ['market', { market: 'de', q: 'iphone' }],
    ['market', { q: 'iphone' }],
    ['q', { market: 'ro', q: 'a\0b' }],
    ['q', { market: 'ro', q: 'iphone\n13' }],
  ])('a search with an invalid %s is refused', async (field, query) => {
    expectProblem(await get(query), { status: 400, code: 'bad-request', field })
  })

  test('a search with a repeated query parameter is refused', async () => {
    expectProblem(await api.ask('/api/search/?market=ro&q=a&q=b'), {
      status: 400,
      code: 'bad-request',
      field: 'q',
    })
  })
})

describe('the search results page', () => {
  const found = (market: Market, text: string) => findModels(api.ctx, { market, text })

  test('the results contain the matching models, with storage and colour as filters', async () => {
    const { modelIds, filters, category } = await found('bg', 'телефон айфон 13 128 черен')
    expect(modelIds[0]).toBe('apple-iphone-13')
    expect(modelIds).toHaveLength(4)
    expect(filters).toEqual({ storage: ['128-gb'], color: ['black'] })
    expect(category).toBe('phones')
  })

  test('gigabytes become a memory filter and a processor its own filter where the models have them', async () => {
    const { filters } = await found('ro', 'laptop thinkpad t14 i5 16gb')
    expect(filters).toEqual({ ram: ['16-gb'], cpu: ['intel-core-i5-10310u'] })
  })

  test('millimetres become a size filter for a watch', async () => {
    const { modelIds, filters } = await found('gr', 'apple watch se 2022 44mm')
    expect(modelIds[0]).toBe('apple-watch-se-2022')
    expect(filters).toEqual({ size: ['44-mm'] })
  })

  test('a value that nothing in stock has becomes no filter', async () => {
    expect((await found('ro', 'iphone 13 2tb')).filters).toEqual({})
  })

  test('the results contain at most sixty models', async () => {
    expect((await found('ro', 'telefon')).modelIds).toHaveLength(60)
  })

  test('the results are empty for a product that is not sold', async () => {
    expect(await found('ro', 'nokia 3310')).toEqual({ modelIds: [], filters: {} })
    expect(await found('ro', '')).toEqual({ modelIds: [], filters: {} })
  })
})
