import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendParcelEmail } from '#services/mail/send-parcel-email.ts'
import type { Message } from '#store/outbox.ts'
import type { Sandbox } from '../../src/sandbox/start-sandbox.ts'
import { type ApiApp, apiApp } from '../support/api-app.ts'
import {
  actAsCourier,
  advance,
  callsOf,
  carriersAt,
  openPoint,
  play,
  startCarriers,
} from '../support/carrier-cases.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { type Rows, rowsIn } from '../support/order-cases.ts'
import { failingOf, poison } from '../support/poisoned.ts'
import { anOrder, type Ordered, shippingOn } from '../support/shipping.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows
let sandbox: Sandbox
let shipping: ReturnType<typeof shippingOn>

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(async () => {
  sandbox = await startCarriers()
  shipping = shippingOn(api.database, carriersAt(sandbox))
})
afterEach(async () => {
  await rows('update shipment set next_poll_at = null')
  await sandbox.close()
})

type Stood = {
  readonly parcel: string
  readonly order: string
  readonly payment: string
  readonly unit: string
}

async function isValid({ orderId, unitId }: Ordered): Promise<Stood | undefined> {
  return (
    await rows<Stood>(
      `select s.state as parcel, o.state as order, p.state as payment, u.state as unit
       from orders o join shipment s on s.order_id = o.id join payment p on p.order_id = o.id
       join unit u on u.id = $2 where o.id = $1`,
      orderId,
      unitId,
    )
  )[0]
}

type Parcel = {
  readonly awb: string | null
  readonly trackingUrl: string | null
  readonly label: Buffer | null
  readonly lastError: string | null
  readonly attempts: number
  readonly nextPollAt: Date | null
}

async function parcelOf({ shipmentId }: Ordered): Promise<Parcel> {
  return (
    await rows<Parcel>(
      `select awb, tracking_url as "trackingUrl", label, last_error as "lastError", attempts,
         next_poll_at as "nextPollAt" from shipment where id = $1`,
      shipmentId,
    )
  )[0]!
}

async function walked({ orderId }: Ordered, subject: string) {
  return (
    await rows<{ step: string }>(
      `select coalesce(from_state, '') || '>' || to_state as step from order_history
       where order_id = $1 and subject = $2 order by at, ctid`,
      orderId,
      subject,
    )
  ).map(({ step }) => step)
}

/** The emails to the customer about the parcel, in order. */
async function emailsOf({ orderId }: Ordered) {
  return (
    await rows<{ news: string }>(
      `select payload ->> 'news' as news from outbox
       where topic = 'parcel-news' and payload ->> 'orderId' = $1::text order by created_at, ctid`,
      orderId,
    )
  ).map(({ news }) => news)
}

async function unitWalked({ unitId }: Ordered) {
  return (
    await rows<{ step: string }>(
      `select from_state || '>' || to_state as step from unit_history where unit_id = $1 order by at, ctid`,
      unitId,
    )
  ).map(({ step }) => step)
}

async function tasksOf({ shipmentId }: Ordered) {
  return (
    await rows<{ kind: string }>('select kind from staff_task where subject_id = $1', shipmentId)
  ).map(({ kind }) => kind)
}

function paid({ orderId }: Ordered) {
  return rows(`update payment set state = 'captured', method = 'card' where order_id = $1`, orderId)
}

/** A labelled parcel, and its tracking number. */
async function labelled(market: 'ro' | 'bg' | 'hu' = 'ro') {
  const ordered = await anOrder(api, rows, market)
  await shipping.createLabel(ordered.orderId)
  const { awb } = await parcelOf(ordered)
  return { ordered, awb: awb! }
}

async function trackLater(hours = 5) {
  shipping.later(hours)
  return shipping.track()
}

describe('the label of a confirmed order', () => {
  test.each([
    ['ro', 'RON'],
    ['bg', 'BGN'],
    ['hu', 'HUF'],
  ] as const)(
    'a label is created once in %s, with the amount to collect',
    async (market, currency) => {
      const { ordered, awb } = await labelled(market)
      const parcel = await parcelOf(ordered)
      expect(parcel.trackingUrl).toContain(awb)
      expect(parcel.label?.toString('latin1')).toContain(
        `(COD ${(ordered.total / 100).toFixed(2)} ${currency})`,
      )
      expect(parcel.label?.toString('latin1')).toContain(`(${ordered.shipmentId})`)
      expect(await isValid(ordered)).toMatchObject({ parcel: 'label-created', unit: 'sold' })
      expect(await walked(ordered, 'shipment')).toEqual(['>preparing', 'preparing>label-created'])
      await shipping.createLabel(ordered.orderId)
      expect((await parcelOf(ordered)).awb).toBe(awb)
    },
  )

  test('a label of a paid order collects nothing', async () => {
    const ordered = await anOrder(api, rows)
    await paid(ordered)
    await shipping.createLabel(ordered.orderId)
    expect((await parcelOf(ordered)).label?.toString('latin1')).toContain('(COD 0)')
  })

  test.each([
    ['ro', 'sameday', '/api/awb'],
    ['bg', 'econt', 'createLabel'],
    ['hu', 'gls', 'PrintLabels'],
  ] as const)(
    'in %s only one label exists although %s dropped the connection after creating it',
    async (market, carrier, path) => {
      await play(sandbox, carrier, { kind: 'dropConnection', at: 'label', when: 'after' })
      const ordered = await anOrder(api, rows, market)
      await expect(shipping.createLabel(ordered.orderId)).rejects.toThrow('unreachable')
      expect(await parcelOf(ordered)).toMatchObject({ awb: null, attempts: 1 })
      await shipping.createLabel(ordered.orderId)
      expect(await isValid(ordered)).toMatchObject({ parcel: 'label-created' })
      expect((await parcelOf(ordered)).label?.subarray(0, 4).toString()).toBe('%PDF')
      const made = [...sandbox.world.table<{ reference: string }>('parcels').all()]
      expect(made.filter(({ reference }) => reference === ordered.shipmentId)).toHaveLength(1)
      expect(callsOf(sandbox, carrier, path)).toBeGreaterThan(0)
    },
  )

  test('one of two concurrent requests creates the label', async () => {
    const ordered = await anOrder(api, rows)
    const both = await Promise.allSettled([
      shipping.createLabel(ordered.orderId),
      shipping.createLabel(ordered.orderId),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    const made = [...sandbox.world.table<{ reference: string }>('parcels').all()]
    expect(made.filter(({ reference }) => reference === ordered.shipmentId)).toHaveLength(1)
  })

  test('a label is taken over from a process that died while creating it', async () => {
    const ordered = await anOrder(api, rows)
    await rows(
      `update shipment set attempts = 1, next_poll_at = now() + interval '1 minute' where id = $1`,
      ordered.shipmentId,
    )
    await expect(shipping.createLabel(ordered.orderId)).rejects.toThrow('is being made')
    shipping.later(1)
    await shipping.createLabel(ordered.orderId)
    expect(await isValid(ordered)).toMatchObject({ parcel: 'label-created' })
  })

  test('a label document is fetched later if only its number arrived', async () => {
    const ordered = await anOrder(api, rows, 'bg')
    await play(sandbox, 'econt', { kind: 'respond', at: 'tracking', status: 500, times: 3 })
    await expect(shipping.createLabel(ordered.orderId)).rejects.toThrow('server-error')
    const { awb } = await parcelOf(ordered)
    expect(awb).toBeTruthy()
    await shipping.createLabel(ordered.orderId)
    expect(await parcelOf(ordered)).toMatchObject({ awb })
    expect(callsOf(sandbox, 'econt', 'createLabel')).toBe(1)
  })

  test('a label that a carrier refuses is left to staff and not requested again', async () => {
    const ordered = await anOrder(api, rows, 'bg')
    await openPoint(sandbox, 'bg-econt-office-001', false)
    await shipping.createLabel(ordered.orderId)
    expect(await isValid(ordered)).toMatchObject({ parcel: 'preparing' })
    expect(await tasksOf(ordered)).toEqual(['label-refused'])
    expect((await parcelOf(ordered)).lastError).toBe('status 517')
  })

  test('no label is created for an order that is not confirmed', async () => {
    const ordered = await anOrder(api, rows)
    await rows(`update orders set state = 'cancelled' where id = $1`, ordered.orderId)
    await shipping.createLabel(ordered.orderId)
    expect(await parcelOf(ordered)).toMatchObject({ awb: null, attempts: 0 })
  })

  test('a label is cancelled if the order was cancelled while it was created', async () => {
    const ordered = await anOrder(api, rows)
    const { sameday } = carriersAt(sandbox)
    const cancelling = shippingOn(api.database, {
      sameday: {
        ...sameday,
        label: async awb => {
          await rows(`update orders set state = 'cancelled' where id = $1`, ordered.orderId)
          return sameday.label(awb)
        },
      },
    })
    await cancelling.createLabel(ordered.orderId)
    expect(await isValid(ordered)).toMatchObject({ parcel: 'preparing', order: 'cancelled' })
    const found = await sameday.findByReference(ordered.shipmentId)
    expect(found).toEqual({ ok: true, value: undefined })
  })

  test('in Greece, where no carrier is connected, the label waits for staff', async () => {
    const ordered = await anOrder(api, rows, 'gr')
    await shipping.createLabel(ordered.orderId)
    expect(await isValid(ordered)).toMatchObject({ parcel: 'preparing' })
    expect(await parcelOf(ordered)).toMatchObject({ attempts: 0 })
  })
})

describe('a parcel in transit', () => {
  test.each(['ro', 'bg', 'hu'] as const)(
    'in %s a parcel moves its devices, its payment and its order along',
    async market => {
      const { ordered } = await labelled(market)
      await advance(sandbox, 3)
      await trackLater()
      expect(await isValid(ordered)).toEqual({
        parcel: 'handed-over',
        order: 'confirmed',
        payment: 'due',
        unit: 'shipped',
      })
      await advance(sandbox, 18)
      await trackLater()
      expect(await isValid(ordered)).toMatchObject({ parcel: 'ready-for-pickup', payment: 'due' })
      await advance(sandbox, 6)
      await trackLater()
      expect(await isValid(ordered)).toEqual({
        parcel: 'delivered',
        order: 'closed',
        payment: 'collected',
        unit: 'delivered',
      })
      expect(await walked(ordered, 'shipment')).toEqual([
        '>preparing',
        'preparing>label-created',
        'label-created>handed-over',
        'handed-over>in-transit',
        'in-transit>ready-for-pickup',
        'ready-for-pickup>delivered',
      ])
      expect(await walked(ordered, 'payment')).toEqual(['>due', 'due>collected'])
      expect(await walked(ordered, 'order')).toEqual(['>confirmed', 'confirmed>closed'])
      expect((await unitWalked(ordered)).slice(-2)).toEqual(['sold>shipped', 'shipped>delivered'])
      expect((await parcelOf(ordered)).nextPollAt).toBeNull()
      expect(await emailsOf(ordered)).toEqual(['shipped', 'ready', 'delivered'])
    },
  )

  test('a parcel first seen as delivered passes through every state', async () => {
    const { ordered } = await labelled()
    await advance(sandbox, 27)
    await trackLater()
    expect(await isValid(ordered)).toMatchObject({ parcel: 'delivered', payment: 'collected' })
    expect(await walked(ordered, 'payment')).toEqual(['>due', 'due>collected'])
    const messages = await rows<{ id: string; payload: Message['payload'] }>(
      `select id, payload from outbox where topic = 'parcel-news' and payload ->> 'orderId' = $1::text`,
      ordered.orderId,
    )
    for (const message of [...messages, ...messages])
      await sendParcelEmail(api.ctx, { ...message, topic: 'parcel-news', attempts: 1 })
    // Earlier stages are overtaken.
    const mails = await rows<{ n: number }>(
      `select count(*)::int as n from mail where order_id = $1`,
      ordered.orderId,
    )
    expect(mails).toEqual([{ n: 1 }])
  })

  test('each tracking event is stored once, however often the carrier is polled', async () => {
    const { ordered } = await labelled()
    await advance(sandbox, 7)
    await trackLater()
    await trackLater()
    const [events] = await rows<{ count: number }>(
      'select count(*)::int as count from shipment_event where shipment_id = $1',
      ordered.shipmentId,
    )
    expect(events?.count).toBe(3)
    expect(await walked(ordered, 'shipment')).toHaveLength(4)
  })

  test('a parcel polled by two processes at the same time is collected once', async () => {
    const { ordered } = await labelled()
    await advance(sandbox, 27)
    shipping.later(5)
    await Promise.all([shipping.track(), shipping.track()])
    expect(await walked(ordered, 'payment')).toEqual(['>due', 'due>collected'])
  })

  test('a parcel never moves back when its carrier reports an old event late', async () => {
    const { ordered, awb } = await labelled()
    const { sameday } = carriersAt(sandbox)
    const late = shippingOn(api.database, {
      sameday: {
        ...sameday,
        poll: async () => ({
          ok: true,
          value: [
            {
              awb,
              key: 'a',
              status: 'la punct',
              reached: 'ready-for-pickup',
              at: new Date(2_000),
              raw: {},
            },
            {
              awb,
              key: 'b',
              status: 'în tranzit',
              reached: 'in-transit',
              at: new Date(1_000),
              raw: {},
            },
          ],
        }),
      },
    })
    late.later(1)
    await late.track()
    expect(await isValid(ordered)).toMatchObject({ parcel: 'ready-for-pickup' })
    const older = shippingOn(api.database, {
      sameday: {
        ...sameday,
        poll: async () => ({
          ok: true,
          value: [
            {
              awb,
              key: 'c',
              status: 'predat',
              reached: 'handed-over',
              at: new Date(1_500),
              raw: {},
            },
          ],
        }),
      },
    })
    older.later(9)
    await older.track()
    expect(await isValid(ordered)).toMatchObject({ parcel: 'ready-for-pickup' })
    expect(await tasksOf(ordered)).toEqual([])
  })

  test('a parcel that is not picked up returns: nothing is collected, and the shop has the device again', async () => {
    const { ordered, awb } = await labelled()
    await actAsCourier(sandbox, awb, 'not-picked-up')
    await trackLater()
    expect(await isValid(ordered)).toMatchObject({ parcel: 'pickup-expired', payment: 'due' })
    await advance(sandbox, 37)
    await trackLater()
    expect(await isValid(ordered)).toEqual({
      parcel: 'returned-to-sender',
      order: 'confirmed',
      payment: 'refused',
      unit: 'returned',
    })
    const [line] = await rows<{ live: boolean }>(
      'select is_live as live from order_line where unit_id = $1',
      ordered.unitId,
    )
    expect(line?.live).toBe(false)
    expect(await tasksOf(ordered)).toEqual(['parcel-returned'])
  })

  test('a parcel is delivered at the next attempt after a failed one', async () => {
    const { ordered, awb } = await labelled()
    await actAsCourier(sandbox, awb, 'fail')
    await trackLater()
    expect(await isValid(ordered)).toMatchObject({ parcel: 'failed-attempt' })
    await advance(sandbox, 25)
    await trackLater()
    expect(await isValid(ordered)).toMatchObject({ parcel: 'delivered', order: 'closed' })
  })

  test('a lost parcel is left to staff, and its payment is not collected', async () => {
    const { ordered, awb } = await labelled()
    await actAsCourier(sandbox, awb, 'lose')
    await trackLater()
    expect(await isValid(ordered)).toEqual({
      parcel: 'lost',
      order: 'confirmed',
      payment: 'due',
      unit: 'lost',
    })
    expect(await tasksOf(ordered)).toEqual(['parcel-lost'])
  })

  test('a parcel of a paid order does not change the payment', async () => {
    const ordered = await anOrder(api, rows)
    await paid(ordered)
    await shipping.createLabel(ordered.orderId)
    await advance(sandbox, 27)
    await trackLater()
    expect(await isValid(ordered)).toMatchObject({ order: 'closed', payment: 'captured' })
  })

  test('a parcel of a failing carrier is polled again later, with a doubled delay each time', async () => {
    const { ordered } = await labelled()
    await play(sandbox, 'sameday', { kind: 'respond', at: 'tracking', status: 500, times: 6 })
    const pause = async () => {
      await trackLater()
      const { nextPollAt } = await parcelOf(ordered)
      return Math.round((nextPollAt!.getTime() - shipping.ctx.clock().getTime()) / 60_000)
    }
    expect(await pause()).toBe(20)
    expect((await parcelOf(ordered)).lastError).toContain('server-error')
    expect(await pause()).toBe(40)
    expect(await isValid(ordered)).toMatchObject({ parcel: 'label-created' })
  })
})

describe('a parcel moved by staff', () => {
  test('a parcel moved by staff follows the allowed transitions only', async () => {
    const ordered = await anOrder(api, rows, 'gr')
    const move = (by: Parameters<typeof shipping.move>[0]['by']) =>
      shipping.move({ shipmentId: ordered.shipmentId, by, actor: 'staff', reason: 'by phone' })
    expect(await move('deliver')).toEqual({
      ok: false,
      refusal: { kind: 'move-not-allowed', from: 'preparing', by: 'deliver' },
    })
    for (const by of ['create-label', 'hand-over', 'depart'] as const)
      expect((await move(by)).ok).toBe(true)
    expect(await isValid(ordered)).toMatchObject({ parcel: 'in-transit', unit: 'shipped' })
    expect(await move('deliver')).toEqual({ ok: true, value: 'delivered' })
    expect(await isValid(ordered)).toEqual({
      parcel: 'delivered',
      order: 'closed',
      payment: 'collected',
      unit: 'delivered',
    })
    expect(await emailsOf(ordered)).toEqual(['shipped', 'delivered'])
  })

  test('a parcel that does not exist cannot be moved by staff', async () => {
    const nobody = { by: 'deliver', actor: 'staff', reason: '' } as const
    const refusal = { ok: false, refusal: { kind: 'not-found' } }
    expect(
      await shipping.move({ shipmentId: '00000000-0000-4000-8000-000000000000', ...nobody }),
    ).toEqual(refusal)
    expect(await shipping.move({ shipmentId: 'no id', ...nobody })).toEqual(refusal)
  })
})

test('collected money is remitted once, and only after it was collected', async () => {
  const { ordered } = await labelled()
  const { orderId } = ordered
  const refused = { ok: false, refusal: { kind: 'not-collected' } }
  expect(await shipping.remit(orderId, 'staff', 'settlement 12')).toEqual(refused)
  await advance(sandbox, 27)
  await trackLater()
  expect((await shipping.remit(orderId, 'staff', 'settlement 12')).ok).toBe(true)
  expect(await shipping.remit(orderId, 'staff', 'settlement 12')).toEqual(refused)
  expect(await walked(ordered, 'payment')).toEqual(['>due', 'due>collected', 'collected>remitted'])
  expect(await shipping.remit('no id', 'staff', '')).toEqual({
    ok: false,
    refusal: { kind: 'not-found' },
  })
})

describe('a parcel whose events cannot be written', () => {
  test.each(['ro', 'bg', 'hu'] as const)(
    'an unwritable parcel does not prevent other parcels of its carrier from being tracked in %s',
    async market => {
      const [bad, sound] = [await labelled(market), await labelled(market)]
      await advance(sandbox, 30)
      const heal = await poison(rows, 'shipment_event', 'shipment_id', bad.ordered.shipmentId)
      await expect(trackLater()).rejects.toThrow('poisoned')
      expect(await isValid(sound.ordered)).toMatchObject({ parcel: 'delivered' })
      expect(await isValid(bad.ordered)).toMatchObject({ parcel: 'label-created' })
      expect(await failingOf(rows, 'track-shipment')).toEqual([
        { item: bad.ordered.shipmentId, tries: 1 },
      ])
      await heal()
      await trackLater()
      expect(await isValid(bad.ordered)).toMatchObject({ parcel: 'delivered' })
      expect(await failingOf(rows, 'track-shipment')).toEqual([])
    },
  )

  test('an unreadable response about several parcels does not prevent the others from being tracked', async () => {
    const [bad, sound] = [await labelled('bg'), await labelled('bg')]
    await advance(sandbox, 30)
    const { econt, ...others } = carriersAt(sandbox)
    const unreadable = { ok: false, refusal: { kind: 'unreadable', status: 200 } } as const
    const garbled = shippingOn(api.database, {
      ...others,
      econt: {
        ...econt,
        poll: async awbs => (awbs.includes(bad.awb) ? unreadable : econt.poll(awbs)),
      },
    })
    garbled.later(5)
    await expect(garbled.track()).rejects.toThrow('econt: {"kind":"unreadable","status":200}')
    expect(await isValid(sound.ordered)).toMatchObject({ parcel: 'delivered' })
    expect(await isValid(bad.ordered)).toMatchObject({ parcel: 'label-created' })
    expect(await failingOf(rows, 'track-shipment')).toEqual([
      { item: bad.ordered.shipmentId, tries: 1 },
    ])
    await rows('delete from failing_item')
  })

  test.each([
    ['text with a NUL', { status: 'in\u0000transit', raw: { status: 'in\u0000transit' } }],
    ['an impossible date', { at: new Date('2026-02-31T25:61:00Z') }],
  ])(
    'a parcel for which the carrier reports %s does not prevent the others from being tracked',
    async (_what, nonsense) => {
      const [bad, sound] = [await labelled('bg'), await labelled('bg')]
      await advance(sandbox, 30)
      const { econt, ...others } = carriersAt(sandbox)
      const garbled = shippingOn(api.database, {
        ...others,
        econt: {
          ...econt,
          poll: async awbs => {
            const result = await econt.poll(awbs)
            if (!result.ok) return result
            const value = result.value.map(event =>
              event.awb === bad.awb ? { ...event, ...nonsense } : event,
            )
            return { ok: true, value }
          },
        },
      })
      garbled.later(5)
      await expect(garbled.track()).rejects.toThrow()
      expect(await isValid(sound.ordered)).toMatchObject({ parcel: 'delivered' })
      expect(await isValid(bad.ordered)).toMatchObject({ parcel: 'label-created' })
      expect(await failingOf(rows, 'track-shipment')).toEqual([
        { item: bad.ordered.shipmentId, tries: 1 },
      ])
      await rows('delete from failing_item')
    },
  )

  test('parcels of an unavailable carrier wait together, and none counts as failing', async () => {
    const [one, other] = [await labelled('bg'), await labelled('bg')]
    await advance(sandbox, 30)
    await play(sandbox, 'econt', { kind: 'respond', at: 'tracking', status: 500, times: 3 })
    await trackLater()
    for (const { ordered } of [one, other])
      expect(await isValid(ordered)).toMatchObject({ parcel: 'label-created' })
    expect(await failingOf(rows, 'track-shipment')).toEqual([])
  })
})
