import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countiesSchema,
  localitiesSchema,
  namedPlacesSchema,
  postalPlacesSchema,
  streetsSchema,
} from '#contract/place.ts'
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

describe('places of a postal code', () => {
  async function placesOf(market: string, postalCode: string) {
    const response = await get('/api/postal-places/', { market, postalCode })
    expect(response.statusCode).toBe(200)
    const { items } = postalPlacesSchema.parse(response.json())
    return items.map(({ county, locality }) => [county.name, locality?.name])
  }

  test.each([
    ['ro', '510096', 'Alba', 'Alba Iulia'],
    // The code of a street, and of a pickup point.
    ['ro', '400098', 'Cluj', 'Cluj-Napoca'],
    ['ro', '300516', 'Timiș', 'Timișoara'],
    ['bg', '2770', 'Благоевград', 'Банско'],
    ['hu', '6720', 'Csongrád-Csanád', 'Szeged'],
    ['gr', '10557', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα'],
    // Unknown codes of the capitals, whose districts are in their first digits.
    ['ro', '015999', 'București', 'Sector 1'],
    ['hu', '1069', 'Budapest', 'Budapest VI. kerület'],
    // Unknown codes of a county.
    ['ro', '407999', 'Cluj', undefined],
    ['bg', '2779', 'Благоевград', undefined],
  ])('in %s, %s belongs to %s, %s', async (market, code, county, locality) => {
    expect(await placesOf(market, code)).toEqual([[county, locality]])
  })

  test.each([
    ['ro', '999999'],
    ['hu', '0000'],
    // Not codes of that market.
    ['ro', '1000'],
    ['gr', '400001'],
  ])('in %s, nothing is known of %s', async (market, code) => {
    expect(await placesOf(market, code)).toEqual([])
  })

  test('a code with the id of its places can be chosen from the lists', async () => {
    const response = await get('/api/postal-places/', { market: 'ro', postalCode: '400098' })
    const countyId = await placeNamed('/api/counties/', { market: 'ro' }, 'Cluj')
    const id = await localityId('ro', 'Cluj', 'Cluj-Napoca')
    expect(response.json()).toEqual({
      items: [{ county: { id: countyId, name: 'Cluj' }, locality: { id, name: 'Cluj-Napoca' } }],
    })
    expect(response.headers['cache-control']).toBe('public, max-age=300')
  })

  test.each(['', '123', '1234567', '10 557', 'abcd', '٤٠٠١'])(
    'the code "%s" is refused',
    async code => {
      expectProblem(await get('/api/postal-places/', { market: 'ro', postalCode: code }), {
        status: 400,
        code: 'bad-request',
        field: 'postalCode',
      })
    },
  )
})

describe('localities by name', () => {
  async function named(market: string, q: string, page = '1') {
    const response = await get('/api/named-places/', { market, q, page })
    expect(response.statusCode).toBe(200)
    return namedPlacesSchema.parse(response.json())
  }

  test.each([
    ['ro', 'cluj', 'Cluj-Napoca', 'Cluj'],
    ['ro', 'napoca', 'Cluj-Napoca', 'Cluj'],
    ['ro', 'Kolozsvár', 'Cluj-Napoca', 'Cluj'],
    ['ro', 'bucuresti', 'Sector 1', 'București'],
    ['ro', 'Buchar', 'Sector 1', 'București'],
    ['bg', 'sofia', 'София', 'София-град'],
    ['bg', 'софия', 'София', 'София-град'],
    ['hu', 'szeged', 'Szeged', 'Csongrád-Csanád'],
    ['gr', 'athina', 'Αθήνα', 'Κεντρικός Τομέας Αθηνών'],
    ['gr', 'Athens', 'Αθήνα', 'Κεντρικός Τομέας Αθηνών'],
  ])('in %s, "%s" finds %s in %s first', async (market, q, locality, county) => {
    const [first] = (await named(market, q)).items
    expect([first?.locality.name, first?.county.name]).toEqual([locality, county])
  })

  test('without a name, all localities are listed once, 100 per page', async () => {
    const ids = []
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const found = await named('ro', '', String(page))
      expect(found.items.length).toBeLessThanOrEqual(100)
      ids.push(...found.items.map(({ locality }) => locality.id))
      hasMore = found.hasMore
    }
    const counties = countiesSchema.parse((await get('/api/counties/', { market: 'ro' })).json())
    const known = []
    for (const { id: countyId } of counties.items) {
      const response = await get('/api/localities/', { market: 'ro', countyId })
      known.push(...localitiesSchema.parse(response.json()).items.map(({ id }) => id))
    }
    expect(ids.toSorted()).toEqual(known.toSorted())
  })

  test.each([
    ['ro', 'Cluj-Napoca'],
    ['bg', 'София'],
  ])('in %s, %s is among the first, because it has many pickup points', async (market, name) => {
    const { items } = await named(market, '')
    expect(items.slice(0, 10).map(({ locality }) => locality.name)).toContain(name)
  })

  test('an unknown name finds nothing, and % is an ordinary character', async () => {
    expect(await named('ro', 'xyzzy')).toEqual({ items: [], page: 1, hasMore: false })
    expect(await named('ro', '%')).toEqual({ items: [], page: 1, hasMore: false })
  })

  test('a name of 101 characters is refused, of 100 it is not', async () => {
    expect((await get('/api/named-places/', { market: 'ro', q: 'a'.repeat(100) })).statusCode).toBe(
      200,
    )
    expectProblem(await get('/api/named-places/', { market: 'ro', q: 'a'.repeat(101) }), {
      status: 400,
      code: 'bad-request',
      field: 'q',
    })
  })
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
    ['bg', 'София-град', 'София', 'akad andrey', 'бул. Акад. Андрей Сахаров'],
    ['bg', 'София-град', 'София', 'tsar ivan asen', 'ул. Цар Иван Асен II'],
    ['bg', 'София-град', 'София', 'Юрий', 'ул. Юрий Венелин'],
    ['bg', 'София-град', 'София', 'yuriy venelin', 'ул. Юрий Венелин'],
    ['bg', 'София-град', 'София', 'shishman', 'ул. Цар Шишман'],
    ['gr', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα', 'sokratous', 'Σωκράτους'],
    ['gr', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα', 'psaron', 'Ψαρών'],
    ['gr', 'Κεντρικός Τομέας Αθηνών', 'Αθήνα', 'evripidou', 'Ευριπίδου'],
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
