import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickupMapSchema } from '#contract/place.ts'
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
  return api.ask({ method: 'GET', url: '/api/pickup-map/', query })
}

async function points(query: Query) {
  return pickupMapSchema.parse((await get(query)).json()).items
}

describe('the points of a map', () => {
  test('all open offices of a carrier are there, and nothing else', async () => {
    const items = await points({ market: 'bg', carrier: 'econt', kind: 'office' })
    expect(items).toHaveLength(30)
    expect(items.find(({ id }) => id === 'bg-econt-office-001')).toEqual({
      id: 'bg-econt-office-001',
      name: 'Еконт София Витоша',
      city: 'София',
      county: 'София-град',
      lat: 42.684,
      lng: 23.317,
    })
  })

  test('the localities with most points come first', async () => {
    const items = await points({ market: 'ro', carrier: 'sameday', kind: 'locker' })
    const counts = items.map(({ city }) => items.filter(each => each.city === city).length)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(Number(counts[0])).toBeGreaterThan(Number(counts.at(-1)))
  })

  test('a closed point is not on the map', async () => {
    const query = { market: 'hu', carrier: 'gls', kind: 'locker' }
    const [first] = await points(query)
    await api.database.pool.query(
      "update pickup_point set is_open = false where market = 'hu' and id = $1",
      [first?.id],
    )
    expect((await points(query)).map(({ id }) => id)).not.toContain(first?.id)
  })

  test('a market without pickup points has an empty map', async () => {
    expect(await points({ market: 'gr', carrier: 'gls', kind: 'locker' })).toEqual([])
  })

  test.each(['market', 'carrier', 'kind'])('without a %s it is refused', async field => {
    const all: Query = { market: 'bg', carrier: 'econt', kind: 'office' }
    const query = Object.fromEntries(Object.entries(all).filter(([key]) => key !== field))
    expectProblem(await get(query), { status: 400, code: 'bad-request', field })
  })
})
