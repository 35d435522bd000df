import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/time/day.ts'
import { type Database, openDatabase } from '#store/database.ts'
import type { Sandbox } from '../../src/sandbox/start-sandbox.ts'
import {
  actAsCourier,
  advance,
  callsOf,
  carriersAt,
  play,
  startCarriers,
} from '../support/carrier-cases.ts'
import { freshDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { aRequest, inboundOn, toCourier } from '../support/inbound.ts'
import { pdfText } from '../support/pdf-text.ts'
import { failingOf, poison } from '../support/poisoned.ts'
import { readQr } from '../support/read-qr.ts'

let database: TestDatabase
let opened: Database
let sandbox: Sandbox
let inbound: ReturnType<typeof inboundOn>

beforeAll(async () => {
  database = await freshDatabase()
  opened = openDatabase(database.url, 6)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})
beforeEach(async () => {
  sandbox = await startCarriers()
  inbound = inboundOn(opened, carriersAt(sandbox))
})
afterEach(async () => {
  await opened.pool.query('update inbound_parcel set next_poll_at = null, send_by = $1', [
    '2040-01-01',
  ])
  await sandbox.close()
})

async function rows<Row>(sql: string, ...values: unknown[]) {
  return (await opened.pool.query(sql, values)).rows as Row[]
}

async function tasksOf(parcelId: string) {
  return (
    await rows<{ kind: string }>(
      'select kind from staff_task where subject_id = $1 order by created_at',
      parcelId,
    )
  ).map(({ kind }) => kind)
}

const carrierOf = { ro: 'sameday', bg: 'econt', hu: 'gls' } as const

async function booked(...own: Parameters<typeof aRequest>) {
  const request = aRequest(...own)
  const id = await inbound.book(request)
  return { request, id, subject: request.subject }
}

async function labelled(...own: Parameters<typeof aRequest>) {
  const parcel = await booked(...own)
  await inbound.createLabel(parcel.id)
  const { awb } = (await inbound.view(parcel.subject))!
  return { ...parcel, awb: awb! }
}

async function trackLater(hours = 5) {
  inbound.later(hours)
  return inbound.track()
}

async function stateOf({ subject }: Awaited<ReturnType<typeof booked>>) {
  return (await inbound.view(subject))?.state
}

describe('the label of a parcel to the shop', () => {
  test.each([
    ['ro', 'locker'],
    ['ro', 'courier'],
    ['bg', 'office'],
    ['bg', 'courier'],
    ['hu', 'locker'],
    ['hu', 'courier'],
  ] as const)('a label is created once by the carrier of %s for a %s', async (market, kind) => {
    const handover = kind === 'courier' ? toCourier(market) : { kind }
    const { id, subject, request, awb } = await labelled({ market, handover })
    expect(await inbound.view(subject)).toMatchObject({
      state: 'label-created',
      carrier: carrierOf[market],
      hasLabel: true,
      trackingUrl: `https://${carrierOf[market]}.example/track?awb=${awb}`,
    })
    const paper = await inbound.open(subject, market)
    expect(paper?.pdf.toString('latin1')).toContain(`(${id})`)
    expect(paper?.pdf.toString('latin1')).toContain(`(${request.number})`)
    expect(inbound.reportedStates(subject)).toEqual(['label-created'])
    await inbound.createLabel(id)
    expect((await inbound.view(subject))?.awb).toBe(awb)
  })

  test('the number is a QR code for the carrier until the parcel is handed over', async () => {
    const { subject, awb } = await labelled({ market: 'gr', handover: toCourier('gr') })
    const { code } = (await inbound.view(subject))!
    expect(readQr(code!)).toBe(awb)
    await inbound.move(awb, 'hand-over')
    expect(await inbound.view(subject)).not.toHaveProperty('code')
  })

  test('a label is addressed to the shop, from the sender', async () => {
    const { subject } = await labelled({ handover: toCourier('ro') })
    const paper = await inbound.open(subject, 'ro')
    expect(paper?.fileName).toMatch(/^eticheta-RO\d{9}-R1\.pdf$/)
    expect(paper?.pdf.toString('latin1')).toContain('(Magazin SRL)')
  })

  test('a label in Greece is the shop’s own, with the packing list, and staff call the courier', async () => {
    const handover = toCourier('gr')
    const { id, subject, request, awb } = await labelled({ market: 'gr', handover })
    expect(awb).toBe(request.number)
    const text = pdfText((await inbound.open(subject, 'gr'))!.pdf).join('\n')
    for (const expected of ['Client Încercat', 'Magazin SRL', awb, 'Βγάλε την κάρτα SIM'])
      expect(text).toContain(expected)
    expect(await tasksOf(id)).toEqual(['inbound-courier-to-call'])
    expect(await inbound.view(subject)).not.toHaveProperty('trackingUrl')
    expect(await trackLater()).toBe(0)
  })

  test('nobody has to call a courier for a parcel that is on its way', async () => {
    const { id, awb } = await labelled({ market: 'gr', handover: toCourier('gr') })
    const open = () =>
      rows('select kind from staff_task where subject_id = $1 and done_at is null', id)
    expect(await open()).toEqual([{ kind: 'inbound-courier-to-call' }])
    await inbound.move(awb, 'hand-over')
    expect(await open()).toEqual([])
  })

  test('a label of a second parcel of the same subject has a number of its own', async () => {
    const { request, subject } = await labelled({ market: 'gr', handover: toCourier('gr') })
    await inbound.change(subject, toCourier('gr'), request.sendBy)
    await inbound.createLabel((await inbound.view(subject))!.id)
    expect((await inbound.view(subject))?.awb).toBe(`${request.number}-2`)
  })

  test('a label whose response was lost is looked up before it is created again', async () => {
    const parcel = await booked()
    await play(sandbox, 'sameday', { kind: 'dropConnection', at: 'label', when: 'after' })
    await expect(inbound.createLabel(parcel.id)).rejects.toThrow('sameday')
    expect(await stateOf(parcel)).toBe('preparing')
    await inbound.createLabel(parcel.id)
    expect(await stateOf(parcel)).toBe('label-created')
    expect(callsOf(sandbox, 'sameday', 'clientInternalReference')).toBe(1)
  })
})

test('a label refused by the carrier is a task for staff, and another handover is a new attempt', async () => {
  const parcel = await booked()
  await play(sandbox, 'sameday', { kind: 'respond', at: 'label', status: 400, times: 1 })
  await inbound.createLabel(parcel.id)
  expect(await stateOf(parcel)).toBe('preparing')
  expect(await tasksOf(parcel.id)).toEqual(['inbound-label-refused'])
  await inbound.change(parcel.subject, toCourier('ro'), parcel.request.sendBy)
  await inbound.createLabel((await inbound.view(parcel.subject))!.id)
  expect(await stateOf(parcel)).toBe('label-created')
})

describe('a parcel on its way to the shop', () => {
  test.each(['ro', 'bg', 'hu'] as const)(
    'a parcel is tracked in %s until it arrives',
    async market => {
      const kind = market === 'bg' ? 'office' : 'locker'
      const parcel = await labelled({ market, handover: { kind } })
      await advance(sandbox, 1)
      await trackLater()
      const view = await inbound.view(parcel.subject)
      expect(view?.steps.map(({ state }) => state)).toEqual([
        'preparing',
        'label-created',
        'handed-over',
        'in-transit',
        'arrived',
      ])
      expect(inbound.reportedStates(parcel.subject)).toEqual([
        'label-created',
        'handed-over',
        'in-transit',
        'arrived',
      ])
      expect(view?.hasLabel).toBe(true)
      expect(await inbound.open(parcel.subject, market)).toBeUndefined()
      expect(await trackLater()).toBe(0)
    },
  )

  test('a parcel has the same status for events that are repeated or out of order', async () => {
    const parcel = await labelled()
    await actAsCourier(sandbox, parcel.awb, 'move')
    await trackLater()
    await actAsCourier(sandbox, parcel.awb, 'collect')
    await trackLater()
    await trackLater()
    expect(await stateOf(parcel)).toBe('in-transit')
    await actAsCourier(sandbox, parcel.awb, 'deliver')
    await trackLater()
    const steps = (await inbound.view(parcel.subject))!.steps.map(({ state }) => state)
    expect(steps).toEqual(['preparing', 'label-created', 'handed-over', 'in-transit', 'arrived'])
  })

  test('a parcel that could not be collected is collected on another day', async () => {
    const parcel = await labelled({ handover: toCourier('ro') })
    await actAsCourier(sandbox, parcel.awb, 'not-fetched')
    await trackLater()
    expect(await stateOf(parcel)).toBe('pickup-failed')
    await advance(sandbox, 21)
    await trackLater()
    expect(await stateOf(parcel)).toBe('handed-over')
  })

  test('a lost parcel may reappear when scanned at the warehouse', async () => {
    const parcel = await labelled()
    await actAsCourier(sandbox, parcel.awb, 'collect')
    await actAsCourier(sandbox, parcel.awb, 'lose')
    await trackLater()
    expect(await stateOf(parcel)).toBe('lost')
    expect(await inbound.move(parcel.awb, 'arrive')).toEqual({ ok: true, value: 'arrived' })
  })

  test('a parcel that the carrier returns to its sender is a task for staff', async () => {
    const parcel = await labelled()
    await actAsCourier(sandbox, parcel.awb, 'collect')
    await actAsCourier(sandbox, parcel.awb, 'return')
    await trackLater()
    expect(await tasksOf(parcel.id)).toEqual(['inbound-tracking-contradiction'])
    expect(await stateOf(parcel)).toBe('handed-over')
  })

  test('a parcel whose carrier fails is tracked again later', async () => {
    const parcel = await labelled()
    await advance(sandbox, 1)
    await play(sandbox, 'sameday', { kind: 'respond', at: 'tracking', status: 500, times: 3 })
    await trackLater()
    expect(await stateOf(parcel)).toBe('label-created')
    await rows('update inbound_parcel set next_poll_at = now() where id = $1', parcel.id)
    inbound = inboundOn(opened, carriersAt(sandbox))
    await trackLater()
    expect(await stateOf(parcel)).toBe('arrived')
  })

  test('a parcel arrives when it is scanned, whatever events are missing', async () => {
    const parcel = await labelled()
    expect(await inbound.move(parcel.awb, 'arrive')).toEqual({ ok: true, value: 'arrived' })
    expect(inbound.reportedStates(parcel.subject)).toEqual([
      'label-created',
      'handed-over',
      'arrived',
    ])
    expect(await inbound.move(parcel.id, 'arrive')).toMatchObject({
      ok: false,
      refusal: { kind: 'move-not-allowed' },
    })
    expect(await inbound.move('RO-NOTHING', 'arrive')).toEqual({
      ok: false,
      refusal: { kind: 'not-found' },
    })
  })
})

describe('an unused label', () => {
  const today = () => dayIn('ro', new Date())

  test('an unused label expires on the day after its last, not on its last', async () => {
    const last = await labelled({ sendBy: today() })
    const over = await labelled({ sendBy: addDays(today(), -1) })
    await inbound.expire()
    expect(await stateOf(last)).toBe('label-created')
    expect(await stateOf(over)).toBe('expired')
    expect(inbound.reportedStates(over.subject)).toEqual(['label-created', 'expired'])
    expect(await inbound.open(over.subject, 'ro')).toBeUndefined()
  })

  test('an unused label that was never created ends the wait for a trade-in, but not for a return', async () => {
    const id = randomUUID()
    const [last, over] = [today(), addDays(today(), -1)]
    const waits = await booked({ subject: { kind: 'sale', id: randomUUID() }, sendBy: last })
    const ends = await booked({ subject: { kind: 'sale', id }, sendBy: over })
    const owed = await booked({ subject: { kind: 'return', id }, sendBy: over })
    await inbound.expire()
    expect([await stateOf(waits), await stateOf(ends), await stateOf(owed)]).toEqual([
      'preparing',
      'expired',
      'preparing',
    ])
    await inbound.createLabel(ends.id)
    expect(await stateOf(ends)).toBe('expired')
  })

  test('an expired label still works for a parcel that is handed over late', async () => {
    const parcel = await labelled({ sendBy: addDays(today(), -1) })
    await inbound.expire()
    await advance(sandbox, 1)
    await trackLater()
    expect(inbound.reportedStates(parcel.subject)).toEqual([
      'label-created',
      'expired',
      'handed-over',
      'in-transit',
      'arrived',
    ])
  })

  test('an expired label that is used after all makes the later booking unnecessary', async () => {
    const parcel = await labelled({ sendBy: addDays(today(), -1) })
    await inbound.expire()
    await inbound.book({ ...parcel.request, sendBy: addDays(today(), 14) })
    await actAsCourier(sandbox, parcel.awb, 'collect')
    await trackLater()
    expect(await inbound.view(parcel.subject)).toMatchObject({
      id: parcel.id,
      state: 'handed-over',
    })
  })

  test('an expired label and its replacement that are both used are a task for staff', async () => {
    const parcel = await labelled({ sendBy: addDays(today(), -1) })
    await inbound.expire()
    const second = await inbound.book({ ...parcel.request, sendBy: addDays(today(), 14) })
    await inbound.createLabel(second)
    await inbound.move(second, 'hand-over')
    await actAsCourier(sandbox, parcel.awb, 'collect')
    await trackLater()
    expect(await tasksOf(parcel.id)).toEqual(['inbound-two-parcels'])
  })
})

describe('a parcel that is cancelled', () => {
  test('a cancelled parcel is cancelled at its carrier', async () => {
    const parcel = await labelled()
    await inbound.cancel(parcel.subject)
    await inbound.takeBack(parcel.id)
    expect(callsOf(sandbox, 'sameday', `/api/awb/${parcel.awb}`)).toBe(1)
    expect(await tasksOf(parcel.id)).toEqual([])
    expect(await trackLater()).toBe(0)
  })

  test('a cancelled parcel that the carrier has already is a task for staff', async () => {
    const parcel = await labelled()
    await actAsCourier(sandbox, parcel.awb, 'collect')
    await inbound.cancel(parcel.subject)
    await inbound.takeBack(parcel.id)
    expect(await tasksOf(parcel.id)).toEqual(['inbound-cancelled-too-late'])
  })

  test('a cancelled parcel has no label that was created during the cancellation', async () => {
    const parcel = await booked()
    const carriers = carriersAt(sandbox)
    const { sameday } = carriers
    const slow = inboundOn(opened, {
      ...carriers,
      sameday: {
        ...sameday,
        createReturn: async (...args) => {
          const made = await sameday.createReturn(...args)
          await inbound.cancel(parcel.subject)
          return made
        },
      },
    })
    await slow.createLabel(parcel.id)
    expect(await stateOf(parcel)).toBe('cancelled')
    expect(callsOf(sandbox, 'sameday', '/api/awb/1ONB')).toBe(1)
  })

  test('a cancelled parcel makes staff cancel the courier they called', async () => {
    const parcel = await labelled({ market: 'gr', handover: toCourier('gr') })
    await inbound.cancel(parcel.subject)
    await inbound.takeBack(parcel.id)
    expect(await tasksOf(parcel.id)).toEqual([
      'inbound-courier-to-call',
      'inbound-courier-to-call-off',
    ])
  })
})

test('a parcel to the shop that cannot be saved does not block tracking of the others', async () => {
  const [bad, sound] = [await labelled(), await labelled()]
  await advance(sandbox, 30)
  const heal = await poison(rows, 'inbound_event', 'parcel_id', bad.id)
  await expect(trackLater()).rejects.toThrow('poisoned')
  expect(await stateOf(sound)).toBe('arrived')
  expect(await stateOf(bad)).toBe('label-created')
  expect(await failingOf(rows, 'track-inbound')).toEqual([{ item: bad.id, tries: 1 }])
  await heal()
})
