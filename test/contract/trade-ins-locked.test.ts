import { afterAll, beforeAll, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { sweepLocks } from '#services/trade-in/sweep-locks.ts'
import { daysBack } from '#test/support/days-back.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  aTradeInThatCame,
  benchPhoto,
  inspectionReport,
  officeOn,
  wornReport,
} from '#test/support/inspections.ts'
import { openedMails } from '#test/support/opened-mails.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { playedRegister, setBase, tradeInsOn } from '#test/support/trade-ins.ts'

// A lock found at the inspection (sell.md, Rulings).

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let tradeIns: ReturnType<typeof tradeInsOn>
let office: ReturnType<typeof officeOn>
let ana: Awaited<ReturnType<typeof aMember>>
let dan: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { deviceRegister: playedRegister })
  rows = rowsIn(api)
  tradeIns = tradeInsOn(api)
  office = officeOn(api)
  ana = await aMember(api)
  dan = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

async function locked(report: object = { isLocked: true }, payout?: 'voucher') {
  const tradeIn = await aTradeInThatCame(api, rows, ana.cookie, payout ? { payout } : {})
  const { body } = await office(
    tradeIn.number,
    'inspection',
    inspectionReport(tradeIn.imei, report),
  )
  expect(body).toEqual({ state: 'locked', reasons: [] })
  return tradeIn
}

type Locked = Awaited<ReturnType<typeof locked>>

const unlock = ({ number }: Locked) =>
  office(number, 'unlocked', { reason: 'starts without an account' })

function report({ number }: Locked, cookie = ana.cookie) {
  return tradeIns.ask('POST', `/api/sales/${number}/unlocked/`, {}, { cookie })
}

async function viewOf({ number }: Locked) {
  return (await tradeIns.ask('GET', `/api/sales/${number}/`, undefined, ana)).body
}

async function stateOf({ number }: Locked) {
  return (await rows<{ state: string }>('select state from sale where number = $1', number))[0]
    ?.state
}

function tasksOf({ number }: Locked) {
  return rows<{ kind: string; done: boolean }>(
    `select t.kind, t.done_at is not null as done from staff_task t join sale s on s.id = t.subject_id
     where s.number = $1 order by t.kind`,
    number,
  )
}

function payoutsOf({ number }: Locked) {
  return rows<{ amount: number }>(
    `select p.amount_minor::int as amount from payout p join sale s on s.id = p.sale_id where s.number = $1`,
    number,
  )
}

async function emailsOf({ number }: Locked) {
  const found = await rows<{ news: string }>(
    `select o.payload ->> 'news' as news from outbox o join sale s on s.id::text = o.payload ->> 'saleId'
     where o.topic = 'inspection-news' and s.number = $1 order by o.created_at`,
    number,
  )
  return found.map(({ news }) => news)
}

function foundDaysAgo({ number }: Locked, days: number) {
  return rows(
    `update sale_history h set at = ${daysBack('now()', '$2', 'ro')} from sale s
     where s.id = h.sale_id and s.number = $1 and h.to_state = 'locked'`,
    number,
    days,
  )
}

test('the seller of a locked device is told how to unlock it from afar, and until when', async () => {
  const tradeIn = await locked()
  expect(await payoutsOf(tradeIn)).toEqual([])
  expect(await tasksOf(tradeIn)).toEqual([])
  const view = await viewOf(tradeIn)
  expect(view).toMatchObject({
    state: 'locked',
    lock: { kind: 'apple', isReported: false },
    due: { kind: 'unlock-by' },
    ahead: ['inspected', 'paid'],
  })
  const [{ days } = { days: 0 }] = await rows<{ days: number }>(
    `select $1::date - (now() at time zone 'Europe/Bucharest')::date as days`,
    (view.due as { day: string }).day,
  )
  expect(days).toBe(14)
  while ((await deliverOutbox(api.ctx, { 'inspection-news': handlers['inspection-news'] })) > 0);
  const [mail] = await openedMails(api.database.pool, `subject like '%' || $1 || '%'`, [
    tradeIn.number,
  ])
  expect(mail?.plain).toContain('icloud.com/find')
  expect(mail?.plain).toMatch(/Scoate blocarea până pe \d+ \p{L}+ \d{4}/u)
})

test('once the lock is gone, the device is paid by what was found before, without grading again', async () => {
  const tradeIn = await locked()
  expect((await unlock(tradeIn)).body).toEqual({ state: 'inspected', reasons: [] })
  expect(await payoutsOf(tradeIn)).toEqual([{ amount: 150_000 }])
  expect(await viewOf(tradeIn)).not.toHaveProperty('lock')
  expect(await emailsOf(tradeIn)).toEqual(['locked', 'inspected'])
})

test('a locked device that is worn leads to a second offer after it is unlocked', async () => {
  const worn = await wornReport(rows, '', { isLocked: true })
  const { identifier: _, ...found } = worn
  const tradeIn = await locked(found)
  // 1,500 lei with the case lightly worn are 1,440 (sell.md, Price).
  expect((await unlock(tradeIn)).body).toEqual({
    state: 'second-offer',
    secondOffer: { minor: 144_000, currency: 'RON' },
    reasons: [],
  })
  const { secondOffer } = await viewOf(tradeIn)
  expect(secondOffer).toMatchObject({ lines: [{ photoPath: expect.stringContaining('/photos/') }] })
})

test('a line that lowers the offer needs its photo even while the device is locked', async () => {
  const tradeIn = await aTradeInThatCame(api, rows, ana.cookie)
  const body = inspectionReport(tradeIn.imei, {
    isLocked: true,
    found: { 'grading-case': 'light' },
    photos: [await benchPhoto(rows, 'battery')],
  })
  expect(await office(tradeIn.number, 'inspection', body)).toMatchObject({
    status: 422,
    body: { field: 'photos.grading-case', code: 'needed' },
  })
})

test.each([
  [{ isLocked: true, verdict: 'stolen' }, ['stolen', 'locked']],
  [
    { isLocked: true, found: { battery: { health: '90-up', isSwollen: true } } },
    ['locked', 'swollen-battery'],
  ],
])('a device with %j is not bought, locked or not', async (over, reasons) => {
  const tradeIn = await aTradeInThatCame(api, rows, ana.cookie)
  const done = await office(tradeIn.number, 'inspection', inspectionReport(tradeIn.imei, over))
  expect(done.body).toEqual({ state: 'rejected', reasons })
})

test('a locked device is neither inspected again, nor paid, quarantined or sent back', async () => {
  const tradeIn = await locked()
  const reason = 'tried'
  const parcel = { carrier: 'sameday', awb: '1ONBLN102345680', reason }
  for (const [action, body] of [
    ['inspection', inspectionReport(tradeIn.imei)],
    ['quarantine', { reason }],
    ['send-back', parcel],
    ['given-back', { reason }],
    ['payout', { reference: 'TRF-1', reason }],
  ] as const)
    expect([action, (await office(tradeIn.number, action, body)).status]).toEqual([action, 409])
  expect(await stateOf(tradeIn)).toBe('locked')
  expect(await payoutsOf(tradeIn)).toEqual([])
})

test('only staff unlock, once, also when two do it at the same time', async () => {
  const tradeIn = await locked()
  const body = { reason: 'unlocked' }
  expect((await office(tradeIn.number, 'unlocked', body, 'x'.repeat(43))).status).toBe(401)
  const responses = await Promise.all([1, 2, 3].map(() => unlock(tradeIn)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await payoutsOf(tradeIn)).toEqual([{ amount: 150_000 }])
  const other = await aTradeInThatCame(api, rows, ana.cookie)
  expect((await office(other.number, 'unlocked', body)).status).toBe(409)
})

test('the seller says that the lock is removed, which asks staff once until they have looked', async () => {
  const tradeIn = await locked()
  const said = await Promise.all([report(tradeIn), report(tradeIn), report(tradeIn)])
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(said[0]?.body).toMatchObject({ state: 'locked', lock: { isReported: true } })
  expect(await tasksOf(tradeIn)).toEqual([{ kind: 'sale-lock-removed', done: false }])
  expect(await payoutsOf(tradeIn)).toEqual([])
  await unlock(tradeIn)
  expect(await tasksOf(tradeIn)).toEqual([{ kind: 'sale-lock-removed', done: true }])
  expect((await report(tradeIn)).status).toBe(409)
})

test('nobody else says it for the seller', async () => {
  const tradeIn = await locked()
  expect((await report(tradeIn, dan.cookie)).status).toBe(404)
  const byToken = await tradeIns.ask(
    'POST',
    `/api/sales/${tradeIn.number}/unlocked/`,
    { token: tradeIn.token },
    {},
  )
  // It belongs to an account: the link from the email opens it, and changes nothing.
  expect(byToken.status).toBe(403)
  expect(await tasksOf(tradeIn)).toEqual([])
})

test('reminders go out on days 2, 5 and 10, each once, and a missed one is not sent later', async () => {
  const tradeIn = await locked()
  for (const [days, emails] of [
    [1, ['locked']],
    [2, ['locked', 'lock-reminder']],
    [4, ['locked', 'lock-reminder']],
    [10, ['locked', 'lock-reminder', 'lock-reminder']],
    [14, ['locked', 'lock-reminder', 'lock-reminder']],
  ] as const) {
    await foundDaysAgo(tradeIn, days)
    await sweepLocks(api.ctx)
    await sweepLocks(api.ctx)
    expect([days, await emailsOf(tradeIn)]).toEqual([days, emails])
  }
  expect(await stateOf(tradeIn)).toBe('locked')
})

test('after 14 days a locked device is not bought and goes back, and its voucher is withdrawn', async () => {
  const tradeIn = await locked({ isLocked: true }, 'voucher')
  await foundDaysAgo(tradeIn, 14)
  await sweepLocks(api.ctx)
  expect(await stateOf(tradeIn)).toBe('locked')
  await foundDaysAgo(tradeIn, 15)
  await sweepLocks(api.ctx)
  expect(await viewOf(tradeIn)).toMatchObject({
    state: 'rejected',
    rejectedFor: ['locked'],
    ahead: ['returning', 'returned'],
  })
  expect(await emailsOf(tradeIn)).toEqual(expect.arrayContaining(['locked', 'rejected']))
  expect(await tasksOf(tradeIn)).toEqual([{ kind: 'sale-to-send-back', done: false }])
  expect(
    await rows(
      `select v.standing, v.left_minor::int as "left" from voucher v join sale s on v.source_subject = s.id::text
       where s.number = $1`,
      tradeIn.number,
    ),
  ).toEqual([{ standing: 'withdrawn', left: 0 }])
  expect((await unlock(tradeIn)).status).toBe(409)
  expect((await report(tradeIn)).status).toBe(409)
})
