import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { convertPoints } from '#services/loyalty/convert-points.ts'
import { lapsePoints } from '#services/loyalty/lapse-points.ts'
import { viewBenefits } from '#services/loyalty/view-benefits.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { moveShipment } from '#services/shipment/move-shipment.ts'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aCaller, aMember, type IdentityApp, identityApp, solved } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { failingOf, poison } from '#test/support/poisoned.ts'
import { anOrder } from '#test/support/shipping.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
/** The shop's clock, advanced by the tests. */
let today = '2025-11-22'

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, {
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
    now: () => new Date(`${today}T10:00:00Z`),
  })
  rows = rowsIn(api)
})

afterAll(async () => {
  await api.close()
  await database.drop()
})

/** Delivers like the workers: due messages and the messages that follow from them. */
async function deliver() {
  while ((await deliverOutbox({ ...api.ctx, bases }, handlers)) > 0);
}

type Owner = Awaited<ReturnType<typeof aMember>>

function benefitsOf({ member }: Owner, market: 'ro' | 'bg' = 'ro') {
  return viewBenefits(api.ctx, { userId: member.userId, market })
}

/** A phone of 1.500 lei in a member's account, not delivered yet. */
async function bought(owner: Owner | undefined, lei = 1_500) {
  const { orderId, shipmentId } = await anOrder(api, rows)
  const minor = lei * 100
  await rows(
    `update order_line set price_minor = $2 where order_id = $1 and kind = 'device'`,
    orderId,
    minor,
  )
  const [order] = await rows<{ number: string }>(
    `update orders set user_id = $2, items_minor = $3, discount_minor = 0,
       total_minor = $3 + delivery_minor + collection_fee_minor
     where id = $1 returning number`,
    orderId,
    owner?.member.userId ?? null,
    minor,
  )
  return { orderId, shipmentId, number: String(order?.number) }
}

const deliverySteps = ['create-label', 'hand-over', 'depart', 'arrive-at-point', 'deliver'] as const

async function delivered(shipmentId: string) {
  for (const by of deliverySteps) {
    const moved = await moveShipment(api.ctx, { shipmentId, by, actor: 'test', reason: 'test' })
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal))
  }
  await deliver()
}

/** A refund of an order, with or without the phone returned. */
async function refunded(orderId: string, lei: number, isPhoneBack: boolean, reason = 'return') {
  const refundId = randomUUID()
  await rows(
    `insert into refund (id, order_id, payment_id, amount_minor, currency, state, reason, actor, created_at, attempts)
     select $2, $1, p.id, $3, 'RON', 'succeeded', $4, 'test', now(), 0 from payment p where p.order_id = $1`,
    orderId,
    refundId,
    lei * 100,
    reason,
  )
  if (isPhoneBack) await rows('update order_line set is_live = false where order_id = $1', orderId)
  await handlers['points-back-due'](api.ctx, {
    id: randomUUID(),
    topic: 'points-back-due',
    payload: { orderId, refundId },
    attempts: 1,
  })
  return refundId
}

/** A member with usable points. */
async function withPoints(lei = 1_500) {
  today = '2025-11-22'
  const owner = await aMember(api)
  const order = await bought(owner, lei)
  await delivered(order.shipmentId)
  today = '2025-12-07'
  return { owner, order }
}

function turned({ member }: Owner, points: string, key: string = randomUUID()) {
  return convertPoints(api.ctx, { userId: member.userId, market: 'ro' }, { points, key })
}

describe('points', () => {
  test('points are earned on delivery and usable from the day after the fourteenth', async () => {
    today = '2025-11-22'
    const owner = await aMember(api)
    const { shipmentId, number } = await bought(owner)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 0, waiting: [], steps: [] })
    await delivered(shipmentId)
    expect(await benefitsOf(owner)).toMatchObject({
      usable: 0,
      waiting: [{ points: 150, countsFrom: '2025-12-07' }],
      steps: [{ kind: 'order', label: number, points: 150, waived: 0, on: '2025-11-22' }],
    })
    today = '2025-12-06'
    expect(await benefitsOf(owner)).toMatchObject({ usable: 0 })
    today = '2025-12-07'
    expect(await benefitsOf(owner)).toMatchObject({
      usable: 150,
      waiting: [],
      worth: { minor: 1_500, currency: 'RON' },
      lapsesOn: '2027-11-22',
    })
  })

  test('points are earned once, however often the delivery is reported', async () => {
    const { owner, order } = await withPoints()
    const message = { id: randomUUID(), topic: 'points-due', attempts: 1 }
    const again = { ...message, payload: { orderId: order.orderId } }
    await Promise.all([1, 2, 3].map(() => handlers['points-due'](api.ctx, again)))
    expect(await benefitsOf(owner)).toMatchObject({ usable: 150 })
  })

  test('points are not earned by an order in transit or without an account', async () => {
    today = '2025-11-22'
    const owner = await aMember(api)
    const { orderId } = await bought(owner)
    const message = { id: randomUUID(), topic: 'points-due', attempts: 1 }
    await handlers['points-due'](api.ctx, { ...message, payload: { orderId } })
    expect(await benefitsOf(owner)).toMatchObject({ steps: [] })
    const guest = await bought(undefined)
    await delivered(guest.shipmentId)
    expect(await rows('select 1 from point_entry where order_id = $1', guest.orderId)).toEqual([])
  })

  test('points of a guest order move with it into the account', async () => {
    today = '2025-11-22'
    const owner = await aMember(api)
    const guest = await bought(undefined)
    await delivered(guest.shipmentId)
    await rows('update orders set contact_email = $2 where id = $1', guest.orderId, owner.email)
    const { email, password } = owner
    await signIn(api.ctx, { email, password }, aCaller({ captcha: solved }))
    await deliver()
    expect(await benefitsOf(owner)).toMatchObject({ waiting: [{ points: 150 }] })
  })

  test('points belong to one market', async () => {
    const { owner } = await withPoints()
    expect(await benefitsOf(owner, 'bg')).toMatchObject({ usable: 0, steps: [] })
  })

  test('points for a trade-in are usable at once, and earned once', async () => {
    const owner = await aMember(api)
    const tradeInId = randomUUID()
    await rows(
      `insert into sale (id, number, market, state, user_id, email, device_type, model_id, title, answers,
         book_version, breakdown, currency, offer_minor, offered_at, started_at)
       values ($1, 'SRO000000018', 'ro', 'inspected', $2, 'x@example.com', 'SMARTPHONE', 'm', 'iPhone 13', '{}',
         '1', '[]', 'RON', 90000, now(), now())`,
      tradeInId,
      owner.member.userId,
    )
    const message = {
      id: randomUUID(),
      topic: 'sale-paid',
      attempts: 1,
      payload: { saleId: tradeInId },
    }
    await handlers['sale-paid'](api.ctx, message)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 0 })
    await rows(`update sale set state = 'paid' where id = $1`, tradeInId)
    for (const _ of [1, 2]) await handlers['sale-paid'](api.ctx, message)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 100, steps: [{ kind: 'sale' }] })
  })
})

describe('a return', () => {
  test('a return removes pending points, once for each refund', async () => {
    const { owner, order } = await withPoints()
    today = '2025-11-30'
    const refundId = await refunded(order.orderId, 1_500, true)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 0, waiting: [] })
    const message = { id: randomUUID(), topic: 'points-back-due', attempts: 1 }
    const again = { ...message, payload: { orderId: order.orderId, refundId } }
    await handlers['points-back-due'](api.ctx, again)
    expect((await benefitsOf(owner)).steps).toHaveLength(2)
  })

  test('a return of part of the price removes part of the points', async () => {
    const { owner, order } = await withPoints()
    await rows(
      'update orders set delivery_minor = 0, collection_fee_minor = 0, total_minor = items_minor where id = $1',
      order.orderId,
    )
    await refunded(order.orderId, 505, false)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 99 })
  })

  test('a return does not reclaim spent points', async () => {
    const { owner, order } = await withPoints()
    expect((await turned(owner, '120')).ok).toBe(true)
    await refunded(order.orderId, 1_500, true)
    const { usable, steps } = await benefitsOf(owner)
    expect(usable).toBe(0)
    expect(steps.find(({ kind }) => kind === 'return')).toMatchObject({ points: -30, waived: 120 })
  })

  test('a return of a double payment removes no points', async () => {
    const { owner, order } = await withPoints()
    await refunded(order.orderId, 1_500, false, 'paid-already')
    expect(await benefitsOf(owner)).toMatchObject({ usable: 150 })
  })
})

describe('converting points into a voucher', () => {
  test('a conversion creates a voucher of the points’ value, valid for twelve months', async () => {
    const { owner } = await withPoints()
    expect(await turned(owner, '120')).toEqual({ ok: true, value: undefined })
    expect(await benefitsOf(owner)).toMatchObject({
      usable: 30,
      vouchers: [
        {
          source: 'loyalty',
          left: { minor: 1_200, currency: 'RON' },
          expiresAt: '2026-12-07T10:00:00.000Z',
        },
      ],
      steps: [{ kind: 'voucher', points: -120, on: '2025-12-07' }, { kind: 'order' }],
      lapsesOn: '2027-12-07',
    })
  })

  test('a conversion happens once, however often the button is pressed', async () => {
    const { owner } = await withPoints()
    const key = randomUUID()
    const results = await Promise.all([1, 2, 3].map(() => turned(owner, '100', key)))
    expect(results.every(({ ok }) => ok)).toBe(true)
    const { usable, vouchers } = await benefitsOf(owner)
    expect(usable).toBe(50)
    expect(vouchers).toHaveLength(1)
  })

  test('a conversion never happens twice, in two browsers at once', async () => {
    const { owner } = await withPoints()
    const results = await Promise.all([turned(owner, '100'), turned(owner, '100')])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await benefitsOf(owner)).vouchers).toHaveLength(1)
  })

  test('a conversion needs at least 100 points and at most the usable ones', async () => {
    const { owner } = await withPoints()
    expect(await turned(owner, '99')).toMatchObject({ refusal: { kind: 'below-smallest' } })
    expect(await turned(owner, '151')).toMatchObject({ refusal: { kind: 'above-usable' } })
    expect(await turned(owner, 'toate')).toMatchObject({ refusal: { kind: 'not-a-number' } })
    expect((await turned(owner, '150')).ok).toBe(true)
    expect(await turned(owner, '100')).toMatchObject({
      refusal: { kind: 'above-usable', usable: 0 },
    })
  })

  test('a conversion does not include pending points', async () => {
    const { owner } = await withPoints()
    today = '2025-12-06'
    expect(await turned(owner, '100')).toMatchObject({ refusal: { kind: 'above-usable' } })
  })
})

describe('inactive points', () => {
  const mailTo = ({ email }: Owner) =>
    rows<{ subject: string }>('select subject from mail where recipient = $1', email)

  test('inactive points are announced once, 30 days before, and expire on their day', async () => {
    const { owner } = await withPoints()
    const moments = (day: string) =>
      rows('update point_entry set at = $2 where user_id = $1', owner.member.userId, day)
    await moments('2025-11-22T10:00:00Z')
    today = '2027-10-22'
    await lapsePoints(api.ctx)
    expect(await mailTo(owner)).toEqual([])
    today = '2027-10-23'
    await lapsePoints(api.ctx)
    await lapsePoints(api.ctx)
    expect(await mailTo(owner)).toEqual([
      { subject: 'Punctele tale sunt valabile până pe 22 noiembrie 2027' },
    ])
    today = '2027-11-21'
    await lapsePoints(api.ctx)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 150 })
    today = '2027-11-22'
    await lapsePoints(api.ctx)
    const { usable, steps, lapsesOn } = await benefitsOf(owner)
    expect({ usable, lapsesOn }).toEqual({ usable: 0, lapsesOn: undefined })
    expect(steps[0]).toMatchObject({ kind: 'lapse', points: -150 })
  })

  test('inactive points of a member without an address are not announced and never expire', async () => {
    const { owner } = await withPoints()
    await rows(
      `update member set email = 'nimeni-' || id || '@phone.invalid' where id = $1`,
      owner.member.userId,
    )
    today = '2035-01-01'
    await lapsePoints(api.ctx)
    await lapsePoints(api.ctx)
    expect(await benefitsOf(owner)).toMatchObject({ usable: 150 })
  })
})

test('a failing notification about expiring points does not block those of other members', async () => {
  today = '2025-11-22'
  const [{ owner: bad }, { owner: sound }] = [await withPoints(), await withPoints()]
  for (const { member } of [bad, sound])
    await rows(
      'update point_entry set at = $2 where user_id = $1',
      member.userId,
      '2025-11-22T10:00:00Z',
    )
  // Also in another market.
  await rows(`update point_entry set market = 'bg' where user_id = $1`, sound.member.userId)
  const heal = await poison(rows, 'point_notice', 'user_id', bad.member.userId)
  today = '2027-10-23'
  await expect(lapsePoints(api.ctx)).rejects.toThrow('poisoned')
  const notified = await rows<{ recipient: string }>(
    'select recipient from mail where recipient = any($1)',
    [bad.email, sound.email],
  )
  expect(notified).toEqual([{ recipient: sound.email }])
  expect(await failingOf(rows, 'lapse-points')).toEqual([{ item: bad.member.userId, tries: 1 }])
  await heal()
})
