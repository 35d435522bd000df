import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Carrier } from '#domain/delivery/delivery.ts'
import type { CarrierPoint, DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import { syncPoints } from '#services/places/sync-points.ts'
import type { Sandbox } from '../../src/sandbox/start-sandbox.ts'
import { type ApiApp, apiApp } from '../support/api-app.ts'
import { carriersAt, openPoint, play, startCarriers } from '../support/carrier-cases.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { anEasyboxOrder, type Rows, rowsIn, sendOrder, shelfUnits } from '../support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows
let sandbox: Sandbox
let carriers: Record<Carrier, DeliveryProvider>

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(async () => {
  sandbox = await startCarriers()
  carriers = carriersAt(sandbox)
})
afterEach(async () => {
  await rows('delete from pickup_point where synced_at is not null and id like $1', 'new-%')
  await rows('update pickup_point set is_open = true')
  await sandbox.close()
})

function sync(provider: DeliveryProvider) {
  return syncPoints(api.ctx, provider)
}

function storedPoints(carrier: Carrier) {
  return rows<{ id: string; is_open: boolean }>(
    `select id, kind, name, address, locality_id, postal_code, lat, lng, hours, is_open
     from pickup_point where carrier = $1 order by id`,
    carrier,
  )
}

async function isOpen(id: string) {
  return (
    await rows<{ open: boolean }>('select is_open as open from pickup_point where id = $1', id)
  )[0]?.open
}

async function listed(carrier: string, q: string) {
  const market = { sameday: 'ro', econt: 'bg', gls: 'hu' }[carrier] ?? 'ro'
  const response = await api.ask({
    method: 'GET',
    url: '/api/pickup-points/',
    query: { market, carrier, q },
  })
  return (response.json() as { items: { id: string }[] }).items.map(({ id }) => id)
}

/** A carrier that lists the given points. */
function listing(
  points: readonly Partial<CarrierPoint>[],
  rest: readonly CarrierPoint[] = [],
): DeliveryProvider {
  return {
    ...carriers.sameday,
    syncPoints: async () => ({
      ok: true,
      value: {
        points: [
          ...rest,
          ...points.map(point => ({
            id: 'new-1',
            kind: 'locker' as const,
            name: 'easybox Nou',
            address: 'Strada Nouă 1',
            locality: 'Cluj-Napoca',
            postalCode: '400001',
            lat: 46.7,
            lng: 23.6,
            hours: 'non-stop',
            ...point,
          })),
        ],
      },
    }),
  }
}

async function pointsOf(carrier: Carrier) {
  const page = await carriers[carrier].syncPoints()
  return page.ok ? page.value.points : []
}

describe.each(['sameday', 'econt', 'gls'] as const)('the pickup points of %s', carrier => {
  test('the points in the demo are exactly the ones the carrier lists', async () => {
    const before = await storedPoints(carrier)
    expect(await sync(carriers[carrier])).toEqual({
      ok: true,
      value: { listed: 60, saved: 60, closed: 0, unplaced: [] },
    })
    expect(await storedPoints(carrier)).toEqual(before)
  })

  test('points are closed when they are no longer listed, and reopened when they are', async () => {
    const [{ id } = { id: '' }] = await storedPoints(carrier)
    await openPoint(sandbox, id, false)
    expect(await sync(carriers[carrier])).toMatchObject({ value: { listed: 59, closed: 1 } })
    expect(await isOpen(id)).toBe(false)
    expect(await sync(carriers[carrier])).toMatchObject({ value: { closed: 0 } })
    await openPoint(sandbox, id, true)
    await sync(carriers[carrier])
    expect(await isOpen(id)).toBe(true)
  })

  test.each([
    ['a 500', { status: 500 }, 'server-error'],
    ['a page', { status: 200, html: '<p>Service unavailable</p>' }, 'unreadable'],
  ])('points are unchanged when the carrier answers with %s', async (_name, answer, kind) => {
    const before = await storedPoints(carrier)
    await play(sandbox, carrier, { kind: 'respond', at: 'points', times: 3, ...answer })
    expect(await sync(carriers[carrier])).toMatchObject({
      ok: false,
      refusal: { kind: 'trouble', failure: { kind } },
    })
    expect(await storedPoints(carrier)).toEqual(before)
  })
})

describe('an implausible list', () => {
  test('a list with one less than half of the open points closes nothing', async () => {
    const all = await pointsOf('sameday')
    expect(await sync(listing([], all.slice(0, 29)))).toEqual({
      ok: false,
      refusal: { kind: 'too-few', listed: 29, open: 60 },
    })
    expect(await sync(listing([]))).toMatchObject({ refusal: { kind: 'too-few', listed: 0 } })
    expect((await storedPoints('sameday')).every(point => point.is_open)).toBe(true)
  })

  test('a list with exactly half of the open points is accepted', async () => {
    const all = await pointsOf('sameday')
    expect(await sync(listing([], all.slice(0, 30)))).toMatchObject({
      value: { listed: 30, saved: 30, closed: 30 },
    })
  })
})

test('a new point is assigned to its place', async () => {
  const all = await pointsOf('sameday')
  expect(await sync(listing([{ county: 'Cluj' }], all))).toMatchObject({ value: { saved: 61 } })
  const [point] = await rows(
    `select p.name, l.name as locality from pickup_point p
     join locality l on l.market = p.market and l.id = p.locality_id where p.id = 'new-1'`,
  )
  expect(point).toEqual({ name: 'easybox Nou', locality: 'Cluj-Napoca' })
  expect(await listed('sameday', 'easybox Nou')).toEqual(['new-1'])
})

test('a point in an unknown place is skipped and reported', async () => {
  const all = await pointsOf('sameday')
  const nowhere = { id: 'new-2', locality: 'Nicăieri', postalCode: '999999' }
  expect(await sync(listing([nowhere], all))).toMatchObject({
    value: { listed: 61, saved: 60, unplaced: [{ id: 'new-2', reason: 'unknown-locality' }] },
  })
  expect(await isOpen('new-2')).toBeUndefined()
})

test('a point without its place stays open while it is listed', async () => {
  const [first, ...others] = await pointsOf('sameday')
  const moved = { ...first!, locality: 'Nicăieri', postalCode: '999999' }
  expect(await sync(listing([moved], others))).toMatchObject({
    value: { saved: 59, closed: 0, unplaced: [{ id: first!.id }] },
  })
  expect(await isOpen(first!.id)).toBe(true)
})

test('all pages of a list are read', async () => {
  const all = await pointsOf('sameday')
  const cursors: (string | undefined)[] = []
  const paged: DeliveryProvider = {
    ...carriers.sameday,
    syncPoints: async cursor => {
      cursors.push(cursor)
      return cursor === undefined
        ? { ok: true, value: { points: all.slice(0, 40), next: '2' } }
        : { ok: true, value: { points: all.slice(40) } }
    },
  }
  expect(await sync(paged)).toMatchObject({ value: { listed: 60, closed: 0 } })
  expect(cursors).toEqual([undefined, '2'])
})

test('a page that fails leaves all points unchanged', async () => {
  const all = await pointsOf('sameday')
  const halting: DeliveryProvider = {
    ...carriers.sameday,
    syncPoints: async cursor =>
      cursor === undefined
        ? { ok: true, value: { points: all.slice(0, 40), next: '2' } }
        : { ok: false, refusal: { kind: 'unreachable', cause: 'TimeoutError' } },
  }
  expect(await sync(halting)).toMatchObject({ refusal: { kind: 'trouble' } })
  expect((await storedPoints('sameday')).every(point => point.is_open)).toBe(true)
})

test('a closed point is neither listed nor accepted in an order', async () => {
  const [unit] = await shelfUnits(rows, 'ro', 1, 290_000)
  const order = await anEasyboxOrder(rows, [unit!])
  const { place } = order
  if (place.kind !== 'pickup') throw new Error('this order has a point')
  expect(await listed('sameday', 'Băneasa Shopping City')).toContain(place.lockerId)
  await openPoint(sandbox, place.lockerId, false)
  await sync(carriers.sameday)
  expect(await listed('sameday', 'Băneasa Shopping City')).not.toContain(place.lockerId)
  const refused = await sendOrder(api, order)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'pickup-point-unavailable', field: 'lockerId' })
  await openPoint(sandbox, place.lockerId, true)
  await sync(carriers.sameday)
  expect((await sendOrder(api, order)).status).toBe(201)
})

test('a point whose text the database refuses is named, and blocks no other', async () => {
  const rest = await pointsOf('sameday')
  const bad = [
    { id: 'new-1', name: 'easybox\0' },
    { id: 'new-2', address: 'Strada \ud800' },
    { id: 'new-\0' },
  ]
  expect(await sync(listing([...bad, { id: 'new-3' }], rest))).toEqual({
    ok: true,
    value: {
      listed: 64,
      saved: 61,
      closed: 0,
      unplaced: bad.map(({ id }) => ({ id, reason: 'unreadable' })),
    },
  })
  expect(await isOpen('new-3')).toBe(true)
})
