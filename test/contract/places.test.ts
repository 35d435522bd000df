import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countiesSchema, localitiesSchema, streetsSchema } from '#contract/place.ts'
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

async function placeNamed(path: string, query: Readonly<Record<string, string>>, name: string) {
  const { items } = localitiesSchema.or(countiesSchema).parse((await get(path, query)).json()) as {
    items: { id: string; name: string }[]
  }
  return items.find(item => item.name === name)?.id ?? ''
}

async function localityId(market: string, county: string, locality: string) {
  const countyId = await placeNamed('/api/counties/', { market }, county)
  return placeNamed('/api/localities/', { market, countyId }, locality)
}

async function streetNames(query: Readonly<Record<string, string>>) {
  return streetsSchema
    .parse((await get('/api/streets/', query)).json())
    .items.map(item => item.name)
}

describe('counties', () => {
  test.each([
    ['ro', 42, 'Cluj'],
    ['bg', 28, 'София-град'],
    ['hu', 20, 'Budapest'],
  ] as const)('the counties of %s are all %i, in their own script', async (market, count, one) => {
    const response = await get('/api/counties/', { market })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('public, max-age=300')
    const { items } = countiesSchema.parse(response.json())
    expect(items).toHaveLength(count)
    expect(items.map(item => item.name)).toContain(one)
  })

  test('counties are sorted alphabetically, ignoring accents', async () => {
    const { items } = countiesSchema.parse((await get('/api/counties/', { market: 'ro' })).json())
    const names = items.map(item => item.name)
    expect(names.slice(0, 3)).toEqual(['Alba', 'Arad', 'Argeș'])
    expect(names.indexOf('Sălaj')).toBeLessThan(names.indexOf('Sibiu'))
  })

  test('counties of a missing, an unknown or two markets are refused', async () => {
    for (const url of ['/api/counties/', '/api/counties/?market=de', '/api/counties/?market='])
      expectProblem(await api.ask(url), { status: 400, code: 'bad-request', field: 'market' })
    expectProblem(await api.ask('/api/counties/?market=ro&market=ro'), {
      status: 400,
      code: 'bad-request',
      field: 'market',
    })
  })

  test('unknown parameters are ignored, repeated ones are not', async () => {
    expect((await api.ask('/api/counties/?market=ro&x=1')).statusCode).toBe(200)
    expectProblem(await api.ask('/api/counties/?market=ro&x=1&x=2'), {
      status: 400,
      code: 'bad-request',
      field: 'x',
    })
  })
})

describe('localities', () => {
  test('the localities of a county have their postal codes', async () => {
    const countyId = await placeNamed('/api/counties/', { market: 'ro' }, 'Cluj')
    const response = await get('/api/localities/', { market: 'ro', countyId })
    expect(response.headers['cache-control']).toBe('public, max-age=300')
    const { items } = localitiesSchema.parse(response.json())
    expect(items.find(item => item.name === 'Cluj-Napoca')?.postalCode).toMatch(/^400\d{3}$/)
  })

  test('a county id that exists in two markets returns the localities of the requested market', async () => {
    const { items } = localitiesSchema.parse(
      (await get('/api/localities/', { market: 'bg', countyId: '14' })).json(),
    )
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(item => /^[А-я]/.test(item.name))).toBe(true)
  })

  test('an unknown county has no localities', async () => {
    const response = await get('/api/localities/', { market: 'ro', countyId: '999999999' })
    expect(response.json()).toEqual({ items: [] })
  })

  test.each(['', '-1', '1.5', 'x', '1e3', '1000000000', '1 or 1=1', '٣'])(
    'countyId %j is refused',
    async countyId => {
      expectProblem(await get('/api/localities/', { market: 'ro', countyId }), {
        status: 400,
        code: 'bad-request',
        field: 'countyId',
      })
    },
  )
})

describe('streets', () => {
  test('streets have 100 per page, and the pages are the complete list', async () => {
    const query = {
      market: 'gr',
      localityId: await localityId('gr', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα'),
    }
    const pages = []
    for (const page of ['1', '2', '3', '4', '5', '6'])
      pages.push(streetsSchema.parse((await get('/api/streets/', { ...query, page })).json()))
    expect(pages.map(page => page.items.length)).toEqual([100, 100, 100, 100, 33, 0])
    expect(pages.map(page => page.hasMore)).toEqual([true, true, true, true, false, false])
    expect(pages.map(page => page.page)).toEqual([1, 2, 3, 4, 5, 6])
    const ids = pages.flatMap(page => page.items.map(item => item.id))
    expect(new Set(ids).size).toBe(433)
  })

  test('a request without a page returns the first page', async () => {
    const query = { market: 'ro', localityId: await localityId('ro', 'Cluj', 'Cluj-Napoca') }
    const [first, unnamed] = await Promise.all([
      get('/api/streets/', { ...query, page: '1' }),
      get('/api/streets/', query),
    ])
    expect(unnamed.json()).toEqual(first.json())
  })

  test.each([
    ['ro', 'Cluj', 'Cluj-Napoca', 'MOTILOR', 'Calea Moților'],
    ['ro', 'Cluj', 'Cluj-Napoca', 'moţilor', 'Calea Moților'],
    ['ro', 'Cluj', 'Cluj-Napoca', ' calea  mo ', 'Calea Moților'],
    ['gr', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα', 'ΣΩΚΡΑΤΟΥΣ', 'Σωκράτους'],
    ['gr', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα', 'πλατεια ομονοιας', 'Πλατεία Ομονοίας'],
    ['hu', 'Budapest', 'Budapest II. kerület', 'lovohaz', 'Lövőház utca'],
    ['bg', 'София-град', 'София', 'АКАД. АНДРЕЙ', 'бул. Акад. Андрей Сахаров'],
  ])('in %s, %s, %s: %j finds %s', async (market, county, locality, q, street) => {
    const query = { market, localityId: await localityId(market, county, locality), q }
    expect(await streetNames(query)).toContain(street)
  })

  test.each(['%', '_', '\\', "' or 1=1 --", '%%', 'zzz'])('%j is searched literally', async q => {
    const query = { market: 'ro', localityId: await localityId('ro', 'Cluj', 'Cluj-Napoca'), q }
    expect(await streetNames(query)).toEqual([])
  })

  test('an empty q is ignored', async () => {
    const query = { market: 'ro', localityId: await localityId('ro', 'Cluj', 'Cluj-Napoca') }
    expect(await streetNames({ ...query, q: ' ' })).toHaveLength(100)
  })

  test('q accepts 100 characters, not 101', async () => {
    const query = { market: 'ro', localityId: '1' }
    const longest = await get('/api/streets/', { ...query, q: 'ș'.repeat(100) })
    expect(longest.statusCode).toBe(200)
    expectProblem(await get('/api/streets/', { ...query, q: 'ș'.repeat(101) }), {
      status: 400,
      code: 'bad-request',
      field: 'q',
    })
  })

  test('a control character in q is refused', async () => {
    for (const q of ['a\0b', '\n'])
      expectProblem(await get('/api/streets/', { market: 'ro', localityId: '1', q }), {
        status: 400,
        code: 'bad-request',
        field: 'q',
      })
  })

  test.each(['0', '-1', '1.5', '', 'x', '01', '100000'])('page %j is refused', async page => {
    expectProblem(await get('/api/streets/', { market: 'ro', localityId: '1', page }), {
      status: 400,
      code: 'bad-request',
      field: 'page',
    })
  })

  test('a page of streets past the last one is empty', async () => {
    const response = await get('/api/streets/', { market: 'ro', localityId: '1', page: '99999' })
    expect(response.json()).toEqual({ items: [], page: 99999, hasMore: false })
  })
})
