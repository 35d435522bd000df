import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { exportAccount } from '#services/account/export-account.ts'
import { expireInbound } from '#services/inbound/expire-inbound.ts'
import { moveInbound } from '#services/inbound/move-inbound.ts'
import { openInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import {
  acceptance,
  aReadyTradeIn,
  playedRegister,
  setBase,
  tradeInsOn,
} from '#test/support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let tradeIns: ReturnType<typeof tradeInsOn>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  tradeIns = tradeInsOn(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Seller = Awaited<ReturnType<typeof aMember>>
type Ready = Awaited<ReturnType<typeof aReadyTradeIn>>

const notOffered = { status: 409, body: { code: 'handover-not-offered' } }

async function deliver() {
  while ((await deliverOutbox({ ...api.ctx, bases }, handlers)) > 0);
}

function ready({ cookie }: Seller) {
  return aReadyTradeIn(api, cookie)
}

function together({ number }: Pick<Ready, 'number'>) {
  return acceptance({ handover: { kind: 'together', number } })
}

/** A trade-in whose parcel has its label, and a second one in the same parcel. */
async function twoInOneParcel(seller: Seller) {
  const [first, second] = [await ready(seller), await ready(seller)]
  await first.accept()
  await deliver()
  expect(await second.accept(together(first))).toMatchObject({ status: 200 })
  await deliver()
  return { first, second }
}

async function viewed({ url }: Ready, { cookie }: Seller) {
  const { body } = await tradeIns.ask('GET', `${url}/`, undefined, { cookie })
  return body as unknown as {
    state: string
    parcel: { state: string; awb?: string; hasLabel: boolean; sendBy: string }
    together: readonly { number: string }[]
  }
}

function arrive(code: string) {
  return moveInbound(api.ctx, { code, by: 'arrive', actor: 'staff', reason: 'scanned' })
}

function parcelsOf({ number }: Ready) {
  return rows<{ state: string; awb: string | null; isGuest: boolean }>(
    `select state, awb, together_with is not null as "isGuest" from inbound_parcel where number = $1`,
    number,
  )
}

/** Messages that take the parcel of a trade-in back at its carrier. */
function cancellationsSent({ number }: Ready) {
  return rows(
    `select 1 from outbox m join inbound_parcel p on p.id::text = m.payload ->> 'parcelId'
     where m.topic = 'inbound-cancelled' and p.number = $1`,
    number,
  )
}

describe('several devices in one parcel', () => {
  test('the second travels under the number and the label of the first, and both arrive with one scan', async () => {
    const seller = await aMember(api)
    const { first, second } = await twoInOneParcel(seller)
    const [one, two] = [await viewed(first, seller), await viewed(second, seller)]
    expect(one).toMatchObject({ state: 'label-sent', together: [{ number: second.number }] })
    expect(two).toMatchObject({
      state: 'label-sent',
      together: [{ number: first.number }],
      parcel: { state: 'label-created', awb: one.parcel.awb, hasLabel: true },
    })
    const exported = await exportAccount(api.ctx, seller.member.userId)
    expect(exported?.sales).toMatchObject([
      { number: first.number, parcels: [{ awb: one.parcel.awb }] },
      { number: second.number, parcels: [{ awb: one.parcel.awb }] },
    ])
    const label = async ({ number }: Ready) => {
      const [sale] = await rows<{ id: string }>('select id from sale where number = $1', number)
      return openInboundLabel(api.ctx, { kind: 'sale', id: String(sale?.id) }, 'ro')
    }
    const [labelOfFirst, labelOfSecond] = [await label(first), await label(second)]
    expect(labelOfFirst?.pdf.subarray(0, 4).toString()).toBe('%PDF')
    expect(labelOfSecond?.pdf.equals(labelOfFirst?.pdf ?? Buffer.of())).toBe(true)
    expect(await arrive(String(one.parcel.awb))).toEqual({ ok: true, value: 'arrived' })
    expect(await viewed(first, seller)).toMatchObject({ state: 'received' })
    expect(await viewed(second, seller)).toMatchObject({ state: 'received' })
  })

  test('a device joins a parcel whose label is still being made, and gets it with it', async () => {
    const seller = await aMember(api)
    const [first, second] = [await ready(seller), await ready(seller)]
    await first.accept()
    await second.accept(together(first))
    expect(await viewed(second, seller)).toMatchObject({
      state: 'accepted',
      parcel: { hasLabel: false },
    })
    await deliver()
    expect(await viewed(second, seller)).toMatchObject({
      state: 'label-sent',
      parcel: { hasLabel: true },
    })
  })

  test('a device that joins a parcel is to be handed over with it, on the earlier of the two days', async () => {
    const seller = await aMember(api)
    const [first, second] = [await ready(seller), await ready(seller)]
    await first.accept()
    const [day] = await rows<{ earlier: string }>(
      `update inbound_parcel set send_by = send_by - 2 where number = $1 returning send_by::text as earlier`,
      first.number,
    )
    await second.accept(together(first))
    expect(await viewed(second, seller)).toMatchObject({
      due: { kind: 'hand-over-by', day: day?.earlier },
      parcel: { sendBy: day?.earlier },
    })
  })

  test('five devices fit into a parcel, a sixth does not', async () => {
    const seller = await aMember(api)
    const first = await ready(seller)
    await first.accept()
    for (let device = 2; device <= 5; device += 1)
      expect(await (await ready(seller)).accept(together(first))).toMatchObject({ status: 200 })
    expect(await (await ready(seller)).accept(together(first))).toMatchObject(notOffered)
  })

  test('of two devices that join at once, only one takes the last place', async () => {
    const seller = await aMember(api)
    const first = await ready(seller)
    await first.accept()
    for (let device = 2; device <= 4; device += 1)
      await (await ready(seller)).accept(together(first))
    const [fifth, sixth] = [await ready(seller), await ready(seller)]
    const joined = await Promise.all([fifth.accept(together(first)), sixth.accept(together(first))])
    expect(joined.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [travelling] = await rows<{ count: number }>(
      `select count(*)::int as count from inbound_parcel o join inbound_parcel p on p.id = o.together_with
       where p.number = $1`,
      first.number,
    )
    expect(travelling?.count).toBe(4)
  })

  test('another seller’s parcel, one that was sent, and one that travels itself are not offered', async () => {
    const [seller, other] = [await aMember(api), await aMember(api)]
    const { first, second } = await twoInOneParcel(seller)
    expect(await (await ready(other)).accept(together(first))).toMatchObject(notOffered)
    const third = await ready(seller)
    expect(await third.accept(together(second))).toMatchObject(notOffered)
    expect(await third.accept(together(third))).toMatchObject(notOffered)
    await arrive(String((await viewed(first, seller)).parcel.awb))
    expect(await third.accept(together(first))).toMatchObject(notOffered)
    expect(await viewed(third, seller)).toMatchObject({ state: 'offered' })
  })
})

describe('one of several devices stays with its seller', () => {
  const cancelled = (sale: Ready, { cookie }: Seller) =>
    tradeIns.ask('POST', `${sale.url}/cancellation/`, { token: '' }, { cookie })

  test('without the first, the number of the parcel passes to the second, and its carrier is not told', async () => {
    const seller = await aMember(api)
    const { first, second } = await twoInOneParcel(seller)
    const third = await ready(seller)
    await third.accept(together(first))
    const { awb, hasLabel } = (await viewed(first, seller)).parcel
    expect(hasLabel).toBe(true)
    expect(await cancelled(first, seller)).toMatchObject({ status: 200 })
    expect(await parcelsOf(first)).toEqual([{ state: 'cancelled', awb: null, isGuest: false }])
    expect(await parcelsOf(second)).toEqual([{ state: 'label-created', awb, isGuest: false }])
    expect(await viewed(third, seller)).toMatchObject({
      parcel: { awb, hasLabel: true },
      together: [{ number: second.number }],
    })
    expect(await cancellationsSent(first)).toEqual([])
    await arrive(String(awb))
    expect(await viewed(first, seller)).toMatchObject({ state: 'cancelled' })
    expect(await viewed(second, seller)).toMatchObject({ state: 'received' })
    expect(await viewed(third, seller)).toMatchObject({ state: 'received' })
  })

  test('before there is a label, the second gets one of its own', async () => {
    const seller = await aMember(api)
    const [first, second] = [await ready(seller), await ready(seller)]
    await first.accept()
    await second.accept(together(first))
    await cancelled(first, seller)
    await deliver()
    const [parcel] = await parcelsOf(second)
    expect(parcel).toMatchObject({ state: 'label-created', isGuest: false })
    expect(parcel?.awb).toContain(second.number)
  })

  test('an expired second does not keep the carrier from being told', async () => {
    const seller = await aMember(api)
    const { first, second } = await twoInOneParcel(seller)
    await rows(`update inbound_parcel set send_by = '2020-01-01' where number = $1`, second.number)
    await expireInbound(api.ctx)
    expect(await viewed(second, seller)).toMatchObject({ state: 'expired' })
    expect(await cancelled(first, seller)).toMatchObject({ status: 200 })
    expect(await cancellationsSent(first)).toHaveLength(1)
  })

  test('the courier whom the staff must call is for the second from then on', async () => {
    const seller = await aMember(api)
    const { first, second } = await twoInOneParcel(seller)
    await rows(
      `insert into staff_task (id, market, kind, subject_id, facts, created_at)
       select gen_random_uuid(), 'ro', 'inbound-courier-to-call', id, jsonb_build_object('number', number), now()
       from inbound_parcel where number = $1`,
      first.number,
    )
    await cancelled(first, seller)
    const task = () =>
      rows(
        `select t.facts ->> 'number' as number, t.done_at is null as "isOpen" from staff_task t
         join inbound_parcel p on p.id = t.subject_id
         where t.kind = 'inbound-courier-to-call' and p.number = $1`,
        second.number,
      )
    expect(await task()).toEqual([{ number: second.number, isOpen: true }])
    await arrive(String((await viewed(second, seller)).parcel.awb))
    expect(await task()).toEqual([{ number: second.number, isOpen: false }])
  })

  test('without the second, the first goes on as before', async () => {
    const seller = await aMember(api)
    const { first, second } = await twoInOneParcel(seller)
    await cancelled(second, seller)
    await deliver()
    const one = await viewed(first, seller)
    expect(one).toMatchObject({ state: 'label-sent', together: [] })
    await arrive(String(one.parcel.awb))
    expect(await viewed(second, seller)).toMatchObject({ state: 'cancelled' })
  })

  test('a device that joins while the first is cancelled never travels in a parcel that does not', async () => {
    const seller = await aMember(api)
    for (let round = 0; round < 8; round += 1) {
      const [first, second] = [await ready(seller), await ready(seller)]
      await first.accept()
      await deliver()
      const [joined] = await Promise.all([second.accept(together(first)), cancelled(first, seller)])
      await deliver()
      const [parcel] = await parcelsOf(second)
      if (joined.status === 200) expect(parcel).toMatchObject({ isGuest: false })
      else expect([joined.status, parcel]).toEqual([409, undefined])
    }
  })
})

test('a parcel that nobody hands over ends all of its trade-ins', async () => {
  const seller = await aMember(api)
  const { first, second } = await twoInOneParcel(seller)
  await rows(`update inbound_parcel set send_by = '2020-01-01' where number = any($1::text[])`, [
    first.number,
    second.number,
  ])
  await expireInbound(api.ctx)
  expect(await viewed(first, seller)).toMatchObject({ state: 'expired' })
  expect(await viewed(second, seller)).toMatchObject({ state: 'expired' })
})
