import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickupPointsSchema } from '#contract/place.ts'
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

type Query = Readonly<Record<string, string>>

function get(query: Query) {
  return api.ask({ method: 'GET', url: '/api/pickup-points/', query })
}

async function points(query: Query) {
  return pickupPointsSchema.parse((await get(query)).json())
}

async function names(query: Query) {
  return (await points(query)).items.map(item => item.name)
}

async function all(query: Query) {
  const first = await points(query)
  const items = [...first.items]
  for (let page = 2; items.length < first.total; page++) {
    const next = await points({ ...query, page: String(page) })
    expect(next.items.length).toBeGreaterThan(0)
    items.push(...next.items)
  }
  return items
}

function isSorted(numbers: readonly (number | undefined)[]) {
  return numbers.every((number, at) => at === 0 || Number(numbers[at - 1]) <= Number(number))
}

describe('pickup points', () => {
  test('pickup points of a carrier and kind are only those, twenty per page', async () => {
    const query = { market: 'bg', carrier: 'econt', kind: 'office' }
    const [first, second, third] = await Promise.all(
      ['1', '2', '3'].map(page => points({ ...query, page })),
    )
    expect(first).toMatchObject({ page: 1, total: 30, hasMore: true })
    expect(second).toMatchObject({ page: 2, total: 30, hasMore: false })
    expect([first, second, third].map(each => each?.items.length)).toEqual([20, 10, 0])
    const items = await all(query)
    expect(new Set(items.map(item => item.id)).size).toBe(30)
    expect(new Set(items.map(item => `${item.carrier} ${item.kind}`))).toEqual(
      new Set(['econt office']),
    )
  })

  test('pickup points have county and city by id and name, and a distance only from a location', async () => {
    const { items } = await points({ market: 'bg', q: 'Еконт София Витоша' })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      address: 'бул. Витоша 100',
      postalCode: '1463',
      city: 'София',
      county: 'София-град',
      cityId: expect.stringMatching(/^\d+$/),
      countyId: expect.stringMatching(/^\d+$/),
    })
    expect(items[0]).not.toHaveProperty('distance')
  })

  test.each([
    ['ro', 'PROMENADA floreasca'],
    ['ro', 'calea floreasca 246b'],
  ])('in %s %j is found by name or street', async (market, q) => {
    expect(await names({ market, q })).toEqual(['easybox Promenada Floreasca'])
  })

  test('pickup points of a county are found by its name, although no point contains it', async () => {
    const { items, total } = await points({ market: 'ro', q: 'bucuresti' })
    expect(total).toBeGreaterThan(10)
    expect(items.map(item => item.county)).toContain('București')
  })

  test('closed pickup points are not found', async () => {
    const query = { market: 'ro', q: 'promenada floreasca' }
    const close = (isOpen: boolean) =>
      api.database.pool.query('update pickup_point set is_open = $1 where name ilike $2', [
        isOpen,
        '%Promenada Floreasca',
      ])
    await close(false)
    expect(await names(query)).toEqual([])
    await close(true)
    expect(await names(query)).toHaveLength(1)
  })

  test('Greece has no pickup points: courier only', async () => {
    const none = { items: [], page: 1, total: 0, hasMore: false }
    expect(await points({ market: 'gr' })).toEqual(none)
    expect(await points({ market: 'gr', near: '37.98,23.73' })).toEqual(none)
  })
})

describe('pickup points near a location', () => {
  // The main square of Cluj-Napoca.
  const near = '46.77,23.59'

  test('pickup points near a location are sorted by distance, each with its metres', async () => {
    const items = await all({ market: 'ro', carrier: 'sameday', near })
    expect(items[0]).toMatchObject({ city: 'Cluj-Napoca' })
    expect(items[0]?.distance).toBeGreaterThan(0)
    expect(items[0]?.distance).toBeLessThan(3_000)
    expect(isSorted(items.map(item => item.distance))).toBe(true)
    expect(Number(items.at(-1)?.distance)).toBeGreaterThan(200_000)
  })

  test('pickup points near a location still match the search text', async () => {
    const items = await all({ market: 'ro', q: 'sector 1', near })
    expect(new Set(items.map(item => item.city))).toEqual(new Set(['Sector 1']))
    expect(isSorted(items.map(item => item.distance))).toBe(true)
  })

  test.each(['90,180', '-90,-180', '0,0'])('the location %s is accepted', async place => {
    expect((await points({ market: 'ro', near: place })).items).toHaveLength(20)
  })

  test.each([
    '90.1,0',
    '-90.1,0',
    '0,180.1',
    '0,-180.1',
    '46.77',
    '46.77,23.59,1',
    'NaN,0',
    '46.77, 23.59',
    '1e1,0',
    "0,0'",
    '',
  ])('the location %j is refused', async place => {
    expectProblem(await get({ market: 'ro', near: place }), {
      status: 400,
      code: 'bad-request',
      field: 'near',
    })
  })
})

describe('pickup points of a searched place', () => {
  test('the postal code of a point returns that point first, then the nearest', async () => {
    const found = await points({ market: 'ro', q: '014476' })
    expect(found.items[0]).toMatchObject({ name: 'easybox Promenada Floreasca', distance: 0 })
    expect(found.around).toBe('Sector 1')
    expect(found.items).toHaveLength(20)
    expect(isSorted(found.items.map(item => item.distance))).toBe(true)
  })

  test.each([
    ['a street', '400001', 'Cluj-Napoca'],
    ['nobody, near those of Cluj-Napoca', '400999', 'Cluj-Napoca'],
  ])('a postal code of %s returns the points around it', async (_, q, around) => {
    const found = await points({ market: 'ro', q })
    expect(found).toMatchObject({ around })
    expect(found.items[0]).toMatchObject({ city: around })
  })

  test('a locality returns its own points, nearest to its centre first', async () => {
    const typed = await points({ market: 'ro', q: 'Cluj-Napoca' })
    expect(typed.around).toBe('Cluj-Napoca')
    expect(new Set(typed.items.map(item => item.city))).toEqual(new Set(['Cluj-Napoca']))
    expect(isSorted(typed.items.map(item => item.distance))).toBe(true)
  })

  test.each([
    ['ro', 'cluj napoca', 'Cluj-Napoca'],
    ['ro', 'Kolozsvár', 'Cluj-Napoca'],
    ['ro', 'Temesvar', 'Timișoara'],
    ['bg', 'sofia', 'София'],
    ['bg', 'Sofiya', 'София'],
    ['bg', 'Σόφια', 'София'],
    ['bg', 'stara zagora', 'Стара Загора'],
    ['bg', 'VELIKO TURNOVO', 'Велико Търново'],
    ['hu', 'Дебрецен', 'Debrecen'],
  ])('in %s, "%s" finds the points of %s', async (market, q, city) => {
    const found = await points({ market, q })
    expect(found.items[0]).toMatchObject({ city })
    expect(found.around).toBe(city)
  })

  test.each([
    ['ro', 'Bucharest', 'București'],
    ['hu', 'Будапеща', 'Budapest'],
  ])('in %s, "%s" finds the points of the county %s', async (market, q, county) => {
    const { items, total } = await points({ market, q })
    expect(total).toBeGreaterThan(10)
    expect(items.map(item => item.county)).toContain(county)
  })

  test('a point is found by the Latin spelling of its street', async () => {
    expect(await names({ market: 'bg', q: 'dzheyms baucher' })).toEqual(['Еконт София Лозенец'])
  })

  test('a locality without a point returns the nearest ones of others', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `select l.name from locality l where l.market = 'ro'
         and not exists (select from pickup_point p where p.market = 'ro' and p.locality_id = l.id)
         and not exists (select from pickup_point p where p.market = 'ro' and strpos(lower(p.address || p.name), lower(l.name)) > 0)
         and not exists (select from county c where c.market = 'ro' and c.name = l.name)
       group by l.name having count(*) = 1 order by l.name limit 1`,
    )
    const name = String(rows[0]?.name)
    const found = await points({ market: 'ro', q: name })
    expect(found.around).toBe(name)
    expect(found.items).toHaveLength(20)
    expect(isSorted(found.items.map(item => item.distance))).toBe(true)
  })

  test('an unknown place returns nothing', async () => {
    expect(await points({ market: 'ro', q: 'zzzz' })).toEqual({
      items: [],
      page: 1,
      total: 0,
      hasMore: false,
    })
  })
})

test.each([
  ['carrier', 'dhl'],
  ['kind', 'courier'],
  ['page', '0'],
  ['q', 'x'.repeat(101)],
])('an unknown %s is refused', async (field, value) => {
  expectProblem(await get({ market: 'ro', [field]: value }), {
    status: 400,
    code: 'bad-request',
    field,
  })
})
