import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Carrier } from '#domain/delivery/delivery.ts'
import type { DeliveryProvider, ShipmentCommand } from '#providers/delivery/delivery-provider.ts'
import type { Sandbox } from '../../src/sandbox/start-sandbox.ts'
import {
  actAsCourier,
  aDoor,
  advance,
  aParcelFor,
  callsOf,
  carriersAt,
  openPoint,
  play,
  pointIdOf,
  startCarriers,
} from '../support/carrier-cases.ts'

let sandbox: Sandbox
let carriers: Record<Carrier, DeliveryProvider>

beforeEach(async () => {
  sandbox = await startCarriers()
  carriers = carriersAt(sandbox)
})

afterEach(() => sandbox.close())

const all = ['sameday', 'econt', 'gls'] as const

/** The label endpoint of each carrier. */
const labelPath = {
  sameday: '/api/awb',
  econt: 'createLabel',
  gls: 'PrintLabels',
} as const satisfies Record<Carrier, string>

async function created(carrier: Carrier, command: ShipmentCommand = aParcelFor(carrier)) {
  const made = await carriers[carrier].createShipment(command, randomUUID())
  if (made.kind !== 'created') throw new Error(JSON.stringify(made))
  return made.parcel
}

async function reached(carrier: Carrier, awb: string) {
  const polled = await carriers[carrier].poll([awb])
  if (!polled.ok) throw new Error(JSON.stringify(polled.refusal))
  return polled.value
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(event => event.reached)
}

describe.each(all)('%s', carrier => {
  test('a label has a number, a tracking URL and a PDF', async () => {
    const { awb, trackingUrl } = await created(carrier)
    expect(awb).toMatch(/^[0-9A-Z]{10,}$/)
    expect(trackingUrl).toBe(`https://${carrier}.example/track?awb=${awb}`)
    const label = await carriers[carrier].label(awb)
    expect(label.ok && label.value.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4')
    expect(label.ok && label.value.includes(Buffer.from([0x25, 0xe2, 0xe3, 0xcf, 0xd3]))).toBe(true)
    expect(label.ok && label.value.toString('latin1')).toContain(awb)
  })

  test('a label has the amount to collect, and none for a paid order', async () => {
    const due = await created(carrier)
    const paid = await created(carrier, {
      ...aParcelFor(carrier),
      cash: { ...aParcelFor(carrier).cash, minor: 0 },
    })
    const cashOn = async (awb: string) => {
      const label = await carriers[carrier].label(awb)
      return label.ok && /\(COD (.*?)\)/.exec(label.value.toString('latin1'))?.[1]
    }
    const { currency } = aParcelFor(carrier).cash
    expect(await cashOn(due.awb)).toBe(`1499.00 ${currency}`)
    expect(await cashOn(paid.awb)).toBe('0')
  })

  test('a parcel is delivered to an address', async () => {
    const parcel = await created(carrier, aParcelFor(carrier, { to: aDoor }))
    await advance(sandbox, 27)
    expect(await reached(carrier, parcel.awb)).toEqual([
      'label-created',
      'handed-over',
      'in-transit',
      'in-transit',
      'delivered',
    ])
  })

  test('a parcel to a pickup point advances with the clock of the carrier', async () => {
    const { awb } = await created(carrier)
    expect(await reached(carrier, awb)).toEqual(['label-created'])
    await advance(sandbox, 3)
    expect(await reached(carrier, awb)).toEqual(['label-created', 'handed-over'])
    await advance(sandbox, 18)
    expect((await reached(carrier, awb)).at(-1)).toBe('ready-for-pickup')
    await advance(sandbox, 6)
    expect((await reached(carrier, awb)).at(-1)).toBe('delivered')
  })

  test.each([
    ['fail', 'failed-attempt'],
    ['not-picked-up', 'pickup-expired'],
    ['return', 'returning'],
    ['lose', 'lost'],
    ['deliver', 'delivered'],
  ])('a parcel with the event "%s" is reported as %s', async (status, state) => {
    const { awb } = await created(carrier)
    expect(await reached(carrier, awb)).not.toContain(state)
    await actAsCourier(sandbox, awb, status)
    // Within the same instant carriers report events in any order.
    expect(await reached(carrier, awb)).toContain(state)
  })

  test('the same events are reported with the same keys', async () => {
    const { awb } = await created(carrier)
    await advance(sandbox, 27)
    const [first, second] = [
      await carriers[carrier].poll([awb]),
      await carriers[carrier].poll([awb]),
    ]
    const keys = (polled: typeof first) => polled.ok && polled.value.map(({ key }) => key)
    expect(keys(first)).toHaveLength(5)
    expect(keys(second)).toEqual(keys(first))
  })

  test('an unknown parcel number is reported as unknown', async () => {
    const { awb } = await created(carrier)
    const polled = await carriers[carrier].poll(['9999999999', awb])
    expect(polled.ok && polled.value.map(event => event.awb)).toEqual([awb])
  })

  test('a label to an unknown pickup point is refused', async () => {
    await openPoint(sandbox, pointIdOf[carrier], false)
    const made = await carriers[carrier].createShipment(aParcelFor(carrier), randomUUID())
    expect(made.kind).toBe('rejected')
  })

  test('a parcel is found by its own reference and by no other', async () => {
    const key = randomUUID()
    const made = await carriers[carrier].createShipment(aParcelFor(carrier), key)
    const found = await carriers[carrier].findByReference(key)
    expect(found.ok && found.value?.awb).toBe(made.kind === 'created' && made.parcel.awb)
    expect(await carriers[carrier].findByReference(randomUUID())).toEqual({
      ok: true,
      value: undefined,
    })
  })

  test('a label whose response was lost is found by its reference', async () => {
    await play(sandbox, carrier, { kind: 'dropConnection', at: 'label', when: 'after' })
    const key = randomUUID()
    const made = await carriers[carrier].createShipment(aParcelFor(carrier), key)
    expect(made).toMatchObject({ kind: 'unknown', failure: { kind: 'unreachable' } })
    expect(callsOf(sandbox, carrier, labelPath[carrier])).toBe(1)
    const found = await carriers[carrier].findByReference(key)
    expect(found.ok && found.value?.awb).toBeTruthy()
  })

  test('a connection lost before the label request leaves no label', async () => {
    await play(sandbox, carrier, { kind: 'dropConnection', at: 'label', when: 'before' })
    const key = randomUUID()
    expect((await carriers[carrier].createShipment(aParcelFor(carrier), key)).kind).toBe('unknown')
    expect(await carriers[carrier].findByReference(key)).toEqual({ ok: true, value: undefined })
  })

  test.each([
    ['a 500', { status: 500, body: {} }, { kind: 'server-error', status: 500 }],
    [
      'a page instead of an answer',
      { status: 200, html: '<h1>Ooops</h1>' },
      { kind: 'unreadable', status: 200 },
    ],
  ])('a label answered with %s has an unknown outcome', async (_name, answer, failure) => {
    await play(sandbox, carrier, { kind: 'respond', at: 'label', ...answer })
    const made = await carriers[carrier].createShipment(aParcelFor(carrier), randomUUID())
    expect(made).toEqual({ kind: 'unknown', failure })
  })

  test('the pickup points are requested again after two 500s, and not after three', async () => {
    await play(sandbox, carrier, { kind: 'respond', at: 'points', status: 500, times: 2 })
    expect((await carriers[carrier].syncPoints()).ok).toBe(true)
    await play(sandbox, carrier, { kind: 'respond', at: 'points', status: 500, times: 3 })
    expect(await carriers[carrier].syncPoints()).toEqual({
      ok: false,
      refusal: { kind: 'server-error', status: 500 },
    })
  })

  test('a tracking response that is an HTML page is unreadable and never an event', async () => {
    const { awb } = await created(carrier)
    await play(sandbox, carrier, {
      kind: 'respond',
      at: 'tracking',
      status: 200,
      html: '<p>busy</p>',
    })
    expect(await carriers[carrier].poll([awb])).toEqual({
      ok: false,
      refusal: { kind: 'unreadable', status: 200 },
    })
  })

  test('the pickup points are listed, and open ones are distinguished from closed ones', async () => {
    const page = await carriers[carrier].syncPoints()
    expect(page.ok && page.value.points).toHaveLength(60)
    expect(page.ok && page.value.next).toBeUndefined()
    const id = pointIdOf[carrier]
    const open = await carriers[carrier].checkPoint(id)
    expect(open.ok && open.value?.id).toBe(id)
    await openPoint(sandbox, id, false)
    expect(await carriers[carrier].checkPoint(id)).toEqual({ ok: true, value: undefined })
  })

  test('a label can be cancelled before the parcel is collected, and not after', async () => {
    const { awb } = await created(carrier)
    const late = await created(carrier)
    expect(await carriers[carrier].cancel(awb)).toEqual({ ok: true, value: { kind: 'cancelled' } })
    await actAsCourier(sandbox, late.awb, 'collect')
    expect(await carriers[carrier].cancel(late.awb)).toEqual({
      ok: true,
      value: { kind: 'too-late' },
    })
  })
})

test.each([
  ['sameday', 'Încărcat în easybox'],
  ['econt', 'В офис за получаване'],
  ['gls', 'A csomag átvehető a csomagponton'],
] as const)('the tracking page of %s shows where the parcel is', async (carrier, text) => {
  const { awb } = await created(carrier)
  const page = async (number: string) => {
    const response = await fetch(`${sandbox.url}/couriers/${carrier}/track/${number}`)
    return { status: response.status, text: await response.text() }
  }
  expect((await page(awb)).text).not.toContain(text)
  await actAsCourier(sandbox, awb, 'arrive')
  expect(await page(awb)).toMatchObject({ status: 200, text: expect.stringContaining(text) })
  expect((await page('999')).status).toBe(404)
})

describe('the authentication of a carrier', () => {
  test('a Sameday token is used for many calls', async () => {
    await created('sameday')
    await created('sameday')
    expect(callsOf(sandbox, 'sameday', '/api/authenticate')).toBe(1)
  })

  test('an expired Sameday token is replaced once, and the call is repeated', async () => {
    await created('sameday')
    await advance(sandbox, 13)
    await created('sameday')
    expect(callsOf(sandbox, 'sameday', '/api/authenticate')).toBe(2)
  })

  test('concurrent calls share one token', async () => {
    await Promise.all([created('sameday'), created('sameday'), created('sameday')])
    expect(callsOf(sandbox, 'sameday', '/api/authenticate')).toBe(1)
  })

  test('a token refused twice is not requested a third time', async () => {
    await play(sandbox, 'sameday', { kind: 'respond', at: 'points', status: 401, times: 9 })
    expect(await carriers.sameday.syncPoints()).toEqual({
      ok: false,
      refusal: { kind: 'unauthorized', status: 401 },
    })
    expect(callsOf(sandbox, 'sameday', '/api/authenticate')).toBe(2)
  })

  test.each(all)('%s refuses a wrong password', async carrier => {
    const { keys } = sandbox.world
    const wrong = { ...keys[carrier], password: 'wrong' }
    const world = { ...sandbox.world, keys: { ...keys, [carrier]: wrong } }
    const stranger = carriersAt({ ...sandbox, world })[carrier]
    expect(await stranger.createShipment(aParcelFor(carrier), randomUUID())).toEqual({
      kind: 'unknown',
      failure: { kind: 'unauthorized', status: 401 },
    })
  })
})

test('a carrier that failed five times in a row is not called for a while', async () => {
  await play(sandbox, 'gls', { kind: 'respond', at: 'points', status: 500, times: 5 })
  await carriers.gls.syncPoints()
  await carriers.gls.syncPoints()
  expect(await carriers.gls.syncPoints()).toEqual({ ok: false, refusal: { kind: 'circuit-open' } })
  expect(callsOf(sandbox, 'gls', '/deliveryPoints/')).toBe(5)
})
