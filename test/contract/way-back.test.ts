import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookReturnBack } from '#services/return/move-return.ts'
import { bookTradeInBack, sendTradeInBack } from '#services/trade-in/send-back.ts'
import { createWayBackLabel } from '#services/way-back/create-way-back-label.ts'
import type { Sandbox } from '../../src/sandbox/start-sandbox.ts'
import { callsOf, carriersAt, play, pointIdOf, startCarriers } from '../support/carrier-cases.ts'
import { seededDatabase, type TestDatabase } from '../support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '../support/identity.ts'
import { aTradeInThatCame } from '../support/inspections.ts'
import { type Rows, rowsIn } from '../support/order-cases.ts'
import { anOrderThatCame, moveReturn, withdraw, withdrawal } from '../support/returns.ts'
import { playedRegister, setBase } from '../support/trade-ins.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let sandbox: Sandbox
let cookie: string

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  cookie = (await aMember(api)).cookie
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(async () => {
  sandbox = await startCarriers()
})
afterEach(() => sandbox.close())

function ctx() {
  const { providers } = api.ctx
  return { ...api.ctx, providers: { ...providers, delivery: carriersAt(sandbox) } }
}

const why = { actor: 'staff:Ana', reason: 'the seller declined' }

/** A declined trade-in whose seller dropped it at a locker, or at `handover`. */
async function declined(handover: object = atLocker) {
  const tradeIn = await aTradeInThatCame(api, rows, cookie)
  await rows(`update sale set state = 'declined' where number = $1`, tradeIn.number)
  await rows(
    'update inbound_parcel set handover = $2 where number = $1',
    tradeIn.number,
    JSON.stringify(handover),
  )
  return tradeIn.number
}

const atLocker = {
  kind: 'locker',
  point: {
    id: pointIdOf.sameday,
    carrier: 'sameday',
    kind: 'locker',
    name: 'Punct',
    address: 'Strada Mare 1',
    county: 'Cluj',
    city: 'Cluj-Napoca',
    cityId: '1',
    countyId: '12',
    postalCode: '400114',
    lat: 46.7,
    lng: 23.6,
  },
}

async function label(number: string) {
  const [sale] = await rows<{ id: string }>('select id from sale where number = $1', number)
  return createWayBackLabel(ctx(), { payload: { kind: 'sale', id: sale?.id } })
}

async function stored(number: string) {
  const [row] = await rows<{
    state: string
    awb: string | null
    sent: string | null
    refusal: string | null
    label: Buffer | null
  }>(
    `select s.state, w.awb, b.awb as sent, w.refusal, w.label from sale s
     left join way_back_parcel w on w.subject_id = s.id
     left join sale_sent_back b on b.sale_id = s.id where s.number = $1`,
    number,
  )
  return row
}

test('a declined device is booked, gets one label, and is then on its way back with that number', async () => {
  const number = await declined()
  expect(await bookTradeInBack(ctx(), number, why)).toEqual({ ok: true, value: 'declined' })
  expect(await bookTradeInBack(ctx(), number, why)).toMatchObject({
    refusal: { kind: 'parcel-booked' },
  })
  expect((await stored(number))?.state).toBe('declined')
  await label(number)
  const back = await stored(number)
  await label(number)
  expect(await stored(number)).toEqual(back)
  expect(back?.state).toBe('returning')
  expect(back?.awb).toBe(back?.sent)
  expect(back?.label?.subarray(0, 5).toString()).toBe('%PDF-')
  const told = await rows<{ news: string }>(
    `select payload ->> 'news' as news from outbox o join sale s on s.id::text = o.payload ->> 'saleId'
     where o.topic = 'inspection-news' and s.number = $1`,
    number,
  )
  expect(told).toEqual([{ news: 'sent-back' }])
})

test('a connection that breaks after the carrier created the parcel creates no second one', async () => {
  const number = await declined()
  await bookTradeInBack(ctx(), number, why)
  await play(sandbox, 'sameday', { kind: 'dropConnection', at: 'label', when: 'after' })
  await expect(label(number)).rejects.toThrow('sameday')
  expect((await stored(number))?.state).toBe('declined')
  await label(number)
  expect((await stored(number))?.state).toBe('returning')
  expect(callsOf(sandbox, 'sameday', 'clientInternalReference')).toBe(1)
})

test('a parcel the carrier refuses is shown with its reason, and can be booked again', async () => {
  const number = await declined()
  await bookTradeInBack(ctx(), number, why)
  await play(sandbox, 'sameday', { kind: 'respond', at: 'label', status: 400, times: 1 })
  await label(number)
  expect(await stored(number)).toMatchObject({ state: 'declined', label: null })
  expect((await stored(number))?.refusal).not.toBeNull()
  expect((await bookTradeInBack(ctx(), number, why)).ok).toBe(true)
  await label(number)
  expect(await stored(number)).toMatchObject({ state: 'returning', refusal: null })
})

test('a device that was sent by hand in the meantime leaves no parcel at the carrier', async () => {
  const number = await declined()
  await bookTradeInBack(ctx(), number, why)
  await sendTradeInBack(ctx(), number, { carrier: 'courier', awb: 'BY-HAND-1' }, why)
  await label(number)
  expect(await stored(number)).toMatchObject({ state: 'returning', sent: 'BY-HAND-1', awb: null })
})

test('a sender who named no place, and a market without a carrier, are told so', async () => {
  const nowhere = await declined({ kind: 'locker' })
  expect(await bookTradeInBack(ctx(), nowhere, why)).toMatchObject({
    refusal: { kind: 'no-destination' },
  })
  const number = await declined()
  expect(await bookTradeInBack(api.ctx, number, why)).toMatchObject({
    refusal: { kind: 'no-carrier' },
  })
})

test('a device that is not to be sent back gets no parcel', async () => {
  const tradeIn = await aTradeInThatCame(api, rows, cookie)
  expect(await bookTradeInBack(ctx(), tradeIn.number, why)).toMatchObject({
    refusal: { kind: 'move-not-allowed' },
  })
})

/** A rejected return whose customer dropped it at a locker. */
async function rejectedReturn() {
  const bought = await anOrderThatCame(api, rows)
  const asked = await withdraw(api, bought.number, withdrawal({ token: bought.token }))
  const { number } = asked.body.view
  await rows(
    'update inbound_parcel set handover = $2 where number = $1',
    number,
    JSON.stringify(atLocker),
  )
  for (const body of [{ move: 'receive' }, { move: 'inspect', lines: [] }, { move: 'reject' }])
    expect((await moveReturn(api, number, body)).status).toBe(200)
  return number
}

test('a rejected return goes back in the parcel that was booked for it, and not by hand as well', async () => {
  const number = await rejectedReturn()
  expect(await bookReturnBack(ctx(), number, why)).toEqual({ ok: true, value: 'rejected' })
  expect(await moveReturn(api, number, { move: 'send-back' })).toMatchObject({
    status: 409,
    body: { code: 'parcel-booked' },
  })
  const back = () =>
    rows<{ id: string; state: string; hasLabel: boolean }>(
      `select r.id, r.state, w.label is not null as "hasLabel" from order_return r
       join way_back_parcel w on w.subject_id = r.id where r.number = $1`,
      number,
    )
  const [booked] = await back()
  await createWayBackLabel(ctx(), { payload: { kind: 'return', id: booked?.id } })
  expect(await back()).toEqual([{ id: booked?.id, state: 'sent-back', hasLabel: true }])
})

test('a return whose parcel the carrier refused is sent by hand', async () => {
  const number = await rejectedReturn()
  await bookReturnBack(ctx(), number, why)
  await rows(`update way_back_parcel set refusal = 'no room' where number = $1`, number)
  expect((await moveReturn(api, number, { move: 'send-back' })).status).toBe(200)
})
