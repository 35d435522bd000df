import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { addressIn, type Rows, rowsIn } from '#test/support/order-cases.ts'
import { paused, queued } from '#test/support/paused.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>
let written: Readonly<Record<string, string | null>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
  one = await aMember(api)
  other = await aMember(api)
  const place = await addressIn(rows, 'ro', '400001')
  written = {
    judet: 'a name the browser made up',
    oras: 'another one',
    county_id: place.countyId,
    locality_id: place.localityId,
    details: null,
    strada: ' Calea Lungă ',
    nr: '12A',
    cod_postal: '400001',
  }
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

type AddressRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly cookie?: string | undefined
  readonly body?: unknown
  readonly market?: string
  readonly origin?: string
}

let network = 0
function ask({ method = 'GET', cookie, body, market = 'ro', origin }: AddressRequest) {
  return api.ask({
    method,
    url: `/api/addresses/?market=${market}`,
    remoteAddress: `10.7.${(++network >> 8) & 255}.${network & 255}`,
    headers: {
      origin: origin ?? 'https://shop.example',
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { payload: body as object }),
  })
}

async function add(cookie: string, over: object = {}) {
  const response = await ask({
    method: 'POST',
    cookie,
    body: { address: { ...written, ...over } },
  })
  expect(response.statusCode).toBe(201)
  return response.json<Record<string, string | null>>()
}

async function counted() {
  return (await rows<{ n: number }>('select count(*)::int as n from saved_address'))[0]?.n
}

describe('saved addresses', () => {
  test('addresses are saved with the place names known to the shop, and returned', async () => {
    const saved = await add(one.cookie)
    const [place] = await rows<{ county: string; locality: string }>(
      `select c.name as county, l.name as locality from locality l
       join county c on c.market = l.market and c.id = l.county_id
       where l.market = 'ro' and l.id::text = $1`,
      written.locality_id,
    )
    expect(saved).toEqual({
      judet: place?.county,
      oras: place?.locality,
      county_id: written.county_id,
      locality_id: written.locality_id,
      details: null,
      strada: 'Calea Lungă',
      nr: '12A',
      cod_postal: '400001',
      id: saved.id,
      user_id: one.member.userId,
      address_type: 'DELIVERY',
    })
    const list = await ask({ cookie: one.cookie })
    expect(list.headers['cache-control']).toBe('no-store')
    expect(list.json()).toEqual({ items: [saved] })
    expect((await ask({ cookie: one.cookie, market: 'bg' })).json()).toEqual({ items: [] })
    expect((await ask({ cookie: other.cookie })).json()).toEqual({ items: [] })
  })

  test('addresses can be changed by their owner', async () => {
    const saved = await add(one.cookie)
    const changed = await ask({
      method: 'PUT',
      cookie: one.cookie,
      body: { ...saved, nr: '7', details: 'et. 2' },
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toEqual({ ...saved, nr: '7', details: 'et. 2' })
    expect(await rows('select number, details from saved_address where id = $1', saved.id)).toEqual(
      [{ number: '7', details: 'et. 2' }],
    )
  })

  test('addresses are refused without a session', async () => {
    const before = await counted()
    for (const request of [
      {},
      { method: 'POST', body: { address: written } },
      { method: 'PUT', body: { ...written } },
    ] as const)
      expectProblem(await ask(request), { status: 401, code: 'signed-out' })
    expect(await counted()).toBe(before)
  })

  test("addresses of another member are not found, by their id or by the owner's id", async () => {
    const saved = await add(one.cookie)
    const theirs = { ...saved, nr: '666' }
    for (const body of [theirs, { ...theirs, user_id: other.member.userId }])
      expectProblem(await ask({ method: 'PUT', cookie: other.cookie, body }), {
        status: 404,
        code: 'not-found',
      })
    const missing = { ...saved, id: '00000000-0000-4000-8000-000000000000' }
    expectProblem(await ask({ method: 'PUT', cookie: one.cookie, body: missing }), {
      status: 404,
      code: 'not-found',
    })
    expectProblem(await ask({ method: 'PUT', cookie: one.cookie, market: 'bg', body: saved }), {
      status: 404,
      code: 'not-found',
    })
    expect(await rows('select number from saved_address where id = $1', saved.id)).toEqual([
      { number: '12A' },
    ])
  })

  test.each([
    ['user_id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['isValid', { isValid: true }],
    ['id', { id: '00000000-0000-4000-8000-000000000000' }],
  ])('an address with an unknown field, %s, is refused', async (field, extra) => {
    const before = await counted()
    const body = { address: { ...written, ...extra } }
    const response = await ask({ method: 'POST', cookie: one.cookie, body })
    expectProblem(response, { status: 400, code: 'bad-request', field: `address.${field}` })
    expect(await counted()).toBe(before)
  })

  test.each([
    ['county_id', { county_id: '99999999' }, 'unknown'],
    ['locality_id', { locality_id: '99999999' }, 'unknown'],
    ['strada', { strada: ' ' }, 'required'],
    ['strada', { strada: 'a'.repeat(61) }, 'max-length'],
    ['nr', { nr: '' }, 'required'],
    ['nr', { nr: '12345678901' }, 'max-length'],
    ['details', { details: 'a'.repeat(101) }, 'max-length'],
    ['cod_postal', { cod_postal: null }, 'required'],
    ['cod_postal', { cod_postal: '1234' }, 'pattern'],
  ])('an address is validated like the form: %s %o is %s', async (field, over, code) => {
    const before = await counted()
    const body = { address: { ...written, ...over } }
    const response = await ask({ method: 'POST', cookie: one.cookie, body })
    expectProblem(response, { status: 422, code, field })
    expect(await counted()).toBe(before)
  })

  test('an address with the longest street, number and details is accepted', async () => {
    const longest = { strada: 'a'.repeat(60), nr: '1234567890', details: 'b'.repeat(100) }
    expect(await add(other.cookie, longest)).toMatchObject(longest)
  })

  test('an address sent from a foreign origin is refused', async () => {
    const response = await ask({
      method: 'POST',
      cookie: one.cookie,
      body: { address: written },
      origin: 'https://evil.example',
    })
    expectProblem(response, { status: 403, code: 'foreign-origin' })
  })

  test('at most twenty addresses are saved per market, also with two concurrent requests for the twenty-first', async () => {
    const many = await aMember(api)
    for (let n = 0; n < 19; n += 1) await add(many.cookie)
    const race = await paused(database.url, 'select 1 from member where id = $1 for update', [
      many.member.userId,
    ])
    const twentyFirst = () =>
      ask({ method: 'POST', cookie: many.cookie, body: { address: written } })
    const both = await queued(race, [twentyFirst, twentyFirst])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 409])
    const refused = await ask({
      method: 'POST',
      cookie: many.cookie,
      body: { address: written },
    })
    expectProblem(refused, { status: 409, code: 'too-many-addresses' })
    expect(refused.json()).toMatchObject({ max: 20 })
  })
})
