import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRefunds } from '#services/payment/send-refunds.ts'
import { createVoucherCodes } from '#services/voucher/voucher-codes.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  aTradeInThatCame,
  inspectionReport,
  officeOn,
  wornReport,
} from '#test/support/inspections.ts'
import {
  anEasyboxOrder,
  type Rows,
  rowsIn,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import {
  acceptance,
  aReadyTradeIn,
  playedRegister,
  setBase,
  tradeInsOn,
} from '#test/support/trade-ins.ts'
import { ledgerOf, spending } from '#test/support/vouchers.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let office: ReturnType<typeof officeOn>
let ana: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, {
    deviceRegister: playedRegister,
    maxUnitsPerHour: Number.POSITIVE_INFINITY,
  })
  rows = rowsIn(api)
  office = officeOn(api)
  ana = await aMember(api)
  await setBase(rows, 'ro', 150_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** sell.md, Price: 1,500 lei × 1.08. */
const worth = 162_000

function accepted() {
  return aTradeInThatCame(api, rows, ana.cookie, { payout: 'voucher' })
}

function vouchersOf(number: string) {
  return rows<{ id: string; left: number; standing: string; owner: string }>(
    `select v.id, v.left_minor::int as left, v.standing, v.user_id as owner
     from voucher v join sale s on s.id::text = v.source_subject
     where v.source_kind = 'payout' and s.number = $1`,
    number,
  )
}

async function voucherOf(number: string) {
  const [voucher, ...more] = await vouchersOf(number)
  expect(more).toEqual([])
  return voucher!
}

/** Derived from the shop's secret and the voucher's id (docs/decisions/0019-vouchers.md); shown in the account. */
const codes = createVoucherCodes('a secret of the tests')

describe('a trade-in paid by voucher', () => {
  test('acceptance issues the voucher once, even if it is sent repeatedly', async () => {
    const tradeIn = await aReadyTradeIn(api, ana.cookie)
    await tradeInsOn(api).ask('PUT', `${tradeIn.url}/payout/`, { payout: 'voucher' }, ana)
    expect(await vouchersOf(tradeIn.number)).toEqual([])
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => tradeIn.accept(acceptance())),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await vouchersOf(tradeIn.number)).toMatchObject([
      { left: worth, standing: 'pending', owner: ana.member.userId },
    ])
  })

  test('a trade-in paid by bank transfer issues no voucher', async () => {
    const tradeIn = await aReadyTradeIn(api, ana.cookie)
    await tradeIn.accept(acceptance())
    expect(await vouchersOf(tradeIn.number)).toEqual([])
  })

  test('a trade-in cancelled before its parcel is sent leaves no value on its voucher', async () => {
    const tradeIn = await aReadyTradeIn(api, ana.cookie)
    const tradeIns = tradeInsOn(api)
    await tradeIns.ask('PUT', `${tradeIn.url}/payout/`, { payout: 'voucher' }, ana)
    await tradeIn.accept(acceptance())
    const cancel = () => tradeIns.ask('POST', `${tradeIn.url}/cancellation/`, {}, ana)
    await Promise.all([cancel(), cancel()])
    expect(await vouchersOf(tradeIn.number)).toMatchObject([{ left: 0, standing: 'withdrawn' }])
  })

  test('a device found as declared opens the voucher, which is issued once', async () => {
    const tradeIn = await accepted()
    expect(await vouchersOf(tradeIn.number)).toMatchObject([{ left: worth, standing: 'pending' }])
    await office(tradeIn.number, 'inspection', inspectionReport(tradeIn.imei))
    expect(await vouchersOf(tradeIn.number)).toMatchObject([{ left: worth, standing: 'open' }])
  })

  test('an accepted second offer becomes the value of the voucher', async () => {
    const tradeIn = await accepted()
    const worn = await wornReport(rows, tradeIn.imei)
    expect((await office(tradeIn.number, 'inspection', worn)).body.state).toBe('second-offer')
    expect(await vouchersOf(tradeIn.number)).toMatchObject([{ left: worth, standing: 'pending' }])
    const answer = () =>
      tradeInsOn(api).ask('POST', `${tradeIn.url}/second-offer/`, { answer: 'accept' }, ana)
    await Promise.all([answer(), answer(), answer()])
    // 1,500 × 0.96 × 1.08 = 1,555.20, rounded down to 5 lei.
    expect(await vouchersOf(tradeIn.number)).toMatchObject([{ left: 155_500, standing: 'open' }])
    const { id } = await voucherOf(tradeIn.number)
    expect((await ledgerOf(rows, { id })).kinds.toSorted()).toEqual(['adjust', 'issue'])
  })

  test('a declined or rejected device withdraws the voucher', async () => {
    const declined = await accepted()
    const worn = await wornReport(rows, declined.imei)
    await office(declined.number, 'inspection', worn)
    await tradeInsOn(api).ask('POST', `${declined.url}/second-offer/`, { answer: 'decline' }, ana)
    expect(await vouchersOf(declined.number)).toMatchObject([{ left: 0, standing: 'withdrawn' }])
    const rejected = await accepted()
    await office(
      rejected.number,
      'inspection',
      inspectionReport(rejected.imei, { verdict: 'counterfeit' }),
    )
    expect(await vouchersOf(rejected.number)).toMatchObject([{ left: 0, standing: 'withdrawn' }])
  })
})

describe('a voucher spent before its device is inspected', () => {
  const asAna = () => ({ headers: { cookie: ana.cookie, origin: 'https://shop.example' } })
  const noMethod = { type: '', tac: true, newsletter: false } as const

  /** RO, easybox: 14.99 delivery; paid entirely by voucher, so no collection fee. */
  const anOrder = async () => {
    const [unit] = await shelfUnits(rows, 'ro', 50_000, 140_000)
    const body = await anEasyboxOrder(rows, [unit!], { payment: noMethod })
    const minor = body.shownTotal.minor - 999
    return { ...body, shownTotal: { minor, currency: 'RON' as const } }
  }

  const spend = async (code: string) => {
    const body = await anOrder()
    const result = await sendOrder(api, spending(body, [{ code }], 0), asAna())
    expect(result.status).toBe(201)
    return { ...result.body, spent: body.shownTotal.minor }
  }

  const onItsWay = async () => {
    const tradeIn = await accepted()
    const { id } = await voucherOf(tradeIn.number)
    return { ...tradeIn, id, code: codes.codeOf(id) }
  }

  const refunds = (what: string, payload: object) =>
    api.ask({
      method: 'POST',
      url: `/api/office/${what}/`,
      payload,
      headers: { authorization: `Bearer ${officeToken}`, 'idempotency-key': randomUUID() },
    })

  test('a refund of an order it paid restores the voucher', async () => {
    const { id, code } = await onItsWay()
    const { number, spent } = await spend(code)
    expect((await ledgerOf(rows, { id })).left).toBe(worth - spent)
    const response = await refunds(`orders/${number}/refunds`, {
      amountMinor: spent,
      reason: 'a scratch',
    })
    expect(response.statusCode).toBe(201)
    const { id: refundId } = response.json() as { id: string }
    await refunds(`refunds/${refundId}/decision`, { decision: 'approve', reason: 'agreed' })
    await sendRefunds(api.ctx)
    expect((await ledgerOf(rows, { id })).left).toBe(worth)
  })

  test('a hundred concurrent orders spend the voucher once', async () => {
    const { id, code } = await onItsWay()
    const bodies = await Promise.all(
      (await shelfUnits(rows, 'ro', 90_000, 155_000))
        .slice(0, 100)
        .map(unit => anEasyboxOrder(rows, [unit], { payment: noMethod })),
    )
    const tries = Array.from({ length: 100 }, (_, at) => bodies[at % bodies.length]!)
    const responses = await Promise.all(
      tries.map(body =>
        sendOrder(
          api,
          spending(
            { ...body, shownTotal: { minor: body.shownTotal.minor - 999, currency: 'RON' } },
            [{ code }],
            0,
          ),
          asAna(),
        ),
      ),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.every(({ status }) => status < 500)).toBe(true)
    const { left, sum, kinds } = await ledgerOf(rows, { id })
    expect(kinds.filter(kind => kind === 'spend')).toHaveLength(1)
    expect(left).toBe(sum)
  })
})
