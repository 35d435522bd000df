import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { expireVouchers } from '#store/voucher/vouchers.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  anEasyboxOrder,
  footprint,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import { aVoucher, ledgerOf, spending } from '#test/support/vouchers.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>
let shelf: ShelfUnit

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url, { maxUnitsPerHour: Number.POSITIVE_INFINITY })
  rows = rowsIn(api)
  one = await aMember(api)
  other = await aMember(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** RO, easybox, paid by card at the locker: 14.99 delivery, 9.99 fee (markets.md). */
async function anOrder(over: Partial<OrderRequestOnWire> = {}) {
  const [found] = await shelfUnits(rows, 'ro', 50_000, 290_000)
  shelf = found!
  return anEasyboxOrder(rows, [shelf], over)
}

const noMethod = { type: '', tac: true, newsletter: false } as const

/** Nothing is left to pay on delivery: no fee in the total. */
async function anOrderPaidWhole() {
  const body = await anOrder({ payment: noMethod })
  const minor = body.shownTotal.minor - 999
  return { ...body, shownTotal: { minor, currency: 'RON' as const } }
}

function asMember({ cookie }: { readonly cookie: string }) {
  return {
    headers: { cookie, origin: 'https://shop.example' },
  }
}

function paymentsOf(number: string) {
  return rows<{ method: string; state: string; amount: number; provider: string | null }>(
    `select p.method, p.state, p.amount_minor::int as amount, p.provider from payment p
     join orders o on o.id = p.order_id where o.number = $1 order by p.method`,
    number,
  )
}

async function viewed({ number, token }: { readonly number: string; readonly token: string }) {
  const result = await api.ask({ url: `/api/orders/${number}/`, query: { token } })
  return result.json() as {
    state: string
    paymentMethod?: string
    totals: { total: { minor: number }; vouchers?: { minor: number } }
  }
}

async function checked(codes: readonly string[], headers: Record<string, string> = {}) {
  const result = await api.ask({
    method: 'POST',
    url: '/api/vouchers/',
    payload: { market: 'ro', codes },
    headers,
    remoteAddress: `10.3.${Math.floor(counted / 250)}.${counted++ % 250}`,
  })
  return result.json() as { vouchers: { kind: string; left?: object; reason?: { kind: string } }[] }
}
let counted = 1

describe('an order paid partly by vouchers', () => {
  test('the order keeps its total; the rest is due on delivery, and the vouchers lose the amount spent', async () => {
    const [first, second] = [await aVoucher(api, 10_000), await aVoucher(api, 20_000)]
    const body = await anOrder()
    const total = body.shownTotal.minor
    const result = await sendOrder(api, spending(body, [first, second], total - 30_000))
    expect(result.status).toBe(201)
    expect(await paymentsOf(result.body.number)).toEqual([
      { method: 'cardAtLocker', state: 'due', amount: total - 30_000, provider: null },
      { method: 'voucher', state: 'captured', amount: 10_000, provider: null },
      { method: 'voucher', state: 'captured', amount: 20_000, provider: null },
    ])
    expect(await ledgerOf(rows, first)).toEqual({ left: 0, sum: 0, kinds: ['issue', 'spend'] })
    expect(await viewed(result.body)).toMatchObject({
      state: 'confirmed',
      paymentMethod: 'cardAtLocker',
      totals: { total: { minor: total }, vouchers: { minor: 30_000 } },
    })
  })

  test('a repeated request with the same key gets the same response and spends once', async () => {
    const voucher = await aVoucher(api, 10_000)
    const body = spending(await anOrder(), [voucher], 0)
    const sent = spending(body, [voucher], body.shownTotal.minor - 10_000)
    const key = randomUUID()
    const [first, again] = [
      await sendOrder(api, sent, { key }),
      await sendOrder(api, sent, { key }),
    ]
    expect(again).toEqual(first)
    expect(await ledgerOf(rows, voucher)).toMatchObject({ left: 0, kinds: ['issue', 'spend'] })
  })
})

describe('an order paid entirely by voucher', () => {
  test('the order is confirmed at once without a method or a fee, and the voucher keeps the rest', async () => {
    const body = await anOrderPaidWhole()
    const total = body.shownTotal.minor
    const voucher = await aVoucher(api, total + 700)
    const result = await sendOrder(api, spending(body, [voucher], 0))
    expect(result.status).toBe(201)
    expect(result.body).not.toHaveProperty('paymentPath')
    expect(await paymentsOf(result.body.number)).toEqual([
      { method: 'voucher', state: 'captured', amount: total, provider: null },
    ])
    const [order] = await rows(
      'select state, payment_method, collection_fee_minor::int as fee from orders where number = $1',
      result.body.number,
    )
    expect(order).toEqual({ state: 'confirmed', payment_method: '', fee: 0 })
    expect(await ledgerOf(rows, voucher)).toMatchObject({ left: 700, sum: 700 })
    const view = await viewed(result.body)
    expect(view).not.toHaveProperty('paymentMethod')
    expect(view.totals.vouchers).toMatchObject({ minor: total })
  })

  test('the order is refused if one minor unit is missing, a method is named, or there is no voucher', async () => {
    const body = await anOrderPaidWhole()
    const total = body.shownTotal.minor
    const before = await footprint(rows)
    const short = await aVoucher(api, total - 1)
    expect(await sendOrder(api, spending(body, [short], 0))).toMatchObject({
      status: 409,
      body: { code: 'vouchers-changed', toPay: { minor: 1, currency: 'RON' } },
    })
    const enough = await aVoucher(api, total)
    const named = { ...body, payment: { ...noMethod, type: 'cardAtLocker' as const } }
    expect(await sendOrder(api, spending(named, [enough], 0))).toMatchObject({
      status: 409,
      body: { code: 'vouchers-changed' },
    })
    expect(await sendOrder(api, body)).toMatchObject({
      status: 422,
      body: { step: 'payment-method', field: 'type' },
    })
    expect(await footprint(rows)).toEqual(before)
    expect(await ledgerOf(rows, enough)).toMatchObject({ left: total, kinds: ['issue'] })
  })
})

describe('voucher data from a browser', () => {
  test('a wrong remaining amount from the browser is answered 409 with the right one, and nothing is written', async () => {
    const voucher = await aVoucher(api, 10_000)
    const body = await anOrder()
    const before = await footprint(rows)
    for (const forged of [0, body.shownTotal.minor, body.shownTotal.minor - 10_001])
      expect(await sendOrder(api, spending(body, [voucher], forged))).toMatchObject({
        status: 409,
        body: { code: 'vouchers-changed', toPay: { minor: body.shownTotal.minor - 10_000 } },
      })
    expect(await footprint(rows)).toEqual(before)
  })

  test('any other shape is refused: an amount, four codes, none, the same code twice', async () => {
    const voucher = await aVoucher(api, 10_000)
    const body = await anOrder()
    const sent = spending(body, [voucher], body.shownTotal.minor - 10_000)
    const { code } = voucher
    const shown = sent.vouchers!.shownToPay
    for (const vouchers of [
      { codes: [code], shownToPay: shown, amount: 5 },
      { codes: [code, code, code, code], shownToPay: shown },
      { codes: [], shownToPay: shown },
      { codes: [code], shownToPay: { minor: -1, currency: 'RON' } },
    ])
      expect((await sendOrder(api, { ...sent, vouchers })).status).toBe(400)
    const twice = { codes: [code, code.toLowerCase()], shownToPay: shown }
    expect(await sendOrder(api, { ...sent, vouchers: twice })).toMatchObject({
      status: 422,
      body: { field: 'vouchers.codes.1', code: 'duplicate' },
    })
  })
})

describe('a voucher that pays nothing', () => {
  test('an unusable voucher is refused with its reason, and so is the order', async () => {
    const spent = await aVoucher(api, 100)
    const expired = await aVoucher(api, 100, { expiresAt: new Date(Date.now() - 1) })
    const foreign = await aVoucher(api, 100, { market: 'bg' })
    const firstOrder = await anOrder()
    await sendOrder(api, spending(firstOrder, [spent], firstOrder.shownTotal.minor - 100))
    for (const [voucher, kind] of [
      [spent, 'spent'],
      [expired, 'expired'],
      [foreign, 'other-market'],
      [{ code: '0000-0000-0000-0000' }, 'unknown'],
      [{ code: 'no code at all' }, 'unknown'],
    ] as const) {
      const body = await anOrder()
      expect(await sendOrder(api, spending(body, [voucher], body.shownTotal.minor))).toMatchObject({
        status: 409,
        body: { code: 'voucher-refused', field: 'vouchers.codes.0', reason: { kind } },
      })
      expect((await checked([voucher.code])).vouchers).toEqual([
        { kind: 'refused', reason: { kind } },
      ])
    }
  })

  test('a voucher of another member is answered like a missing one, in a check and in an order', async () => {
    const voucher = await aVoucher(api, 10_000, { userId: one.member.userId })
    const unknown = { kind: 'refused', reason: { kind: 'unknown' } }
    const codes = [voucher.code, '1111-1111-1111-1111']
    for (const headers of [{}, asMember(other).headers])
      expect((await checked(codes, headers)).vouchers).toEqual([unknown, unknown])
    expect((await checked(codes, asMember(one).headers)).vouchers[0]).toEqual({
      kind: 'open',
      left: { minor: 10_000, currency: 'RON' },
      isPending: false,
    })
    const body = await anOrder()
    const sent = spending(body, [voucher], body.shownTotal.minor - 10_000)
    expect(await sendOrder(api, sent, asMember(other))).toMatchObject({
      status: 409,
      body: { code: 'voucher-refused', reason: { kind: 'unknown' } },
    })
    expect((await sendOrder(api, sent, asMember(one))).status).toBe(201)
  })
})

test('a voucher in a hundred concurrent orders pays one of them', async () => {
  const voucher = await aVoucher(api, 40_000)
  const units = (await shelfUnits(rows, 'ro', 50_000, 290_000)).slice(0, 10)
  const bodies = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const body = await anEasyboxOrder(rows, [units[at % units.length]!])
      return spending(body, [voucher], body.shownTotal.minor - 40_000)
    }),
  )
  const responses = await Promise.all(bodies.map(body => sendOrder(api, body)))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter(status => status === 201)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  expect(await ledgerOf(rows, voucher)).toEqual({ left: 0, sum: 0, kinds: ['issue', 'spend'] })
}, 60_000)

describe('a voucher', () => {
  test('a voucher is issued once for its cause, however often it is requested', async () => {
    const source = { kind: 'payout', subject: randomUUID() } as const
    const many = await Promise.all(Array.from({ length: 5 }, () => aVoucher(api, 500, { source })))
    expect(new Set(many.map(({ id }) => id)).size).toBe(1)
    expect(await ledgerOf(rows, many[0]!)).toMatchObject({ left: 500, kinds: ['issue'] })
  })

  test('a voucher stores only a hash of its code, which has 16 of 32 letters in groups', async () => {
    const voucher = await aVoucher(api, 500)
    expect(voucher.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const [row] = await rows('select * from voucher where id = $1', voucher.id)
    expect(JSON.stringify(row)).not.toContain(voucher.code.replaceAll('-', ''))
  })

  test('a voucher expires at its time, once, and is recorded as expired', async () => {
    const voucher = await aVoucher(api, 500, { expiresAt: new Date(Date.now() - 1) })
    const expire = () => expireVouchers(api.database.pool, new Date())
    await expire()
    await expire()
    expect(await ledgerOf(rows, voucher)).toEqual({ left: 0, sum: 0, kinds: ['issue', 'expire'] })
  })

  test('a pending voucher of a trade-in without an account pays nothing', async () => {
    const source = { kind: 'payout', subject: randomUUID() } as const
    const voucher = await aVoucher(api, 50_000, { source, status: 'pending' })
    const body = await anOrder()
    const sent = spending(body, [voucher], body.shownTotal.minor - 50_000)
    expect(await sendOrder(api, sent)).toMatchObject({
      status: 409,
      body: { code: 'voucher-refused' },
    })
  })
})

test('payment methods are offered for the amount left after vouchers, and financed for that amount', async () => {
  const [dear] = await shelfUnits(rows, 'ro', 305_000, 360_000)
  const body = await anEasyboxOrder(rows, [dear!])
  const { cartId, market, phones, accessories, giftWrap, delivery } = body
  const cart = {
    cartId,
    market,
    phones,
    accessories,
    giftWrap,
    delivery,
    customerType: 'personal',
  }
  const voucher = await aVoucher(api, 100_000)
  const rowOf = async (over: object) => {
    const payload = { ...cart, ...over }
    const result = await api.ask({ method: 'POST', url: '/api/payment-rows/', payload })
    const answer = result.json() as {
      rows: { type: string; availability: { kind: string } }[]
      financed: { minor: number }
    }
    const row = answer.rows.find(({ type }) => type === 'cardAtLocker')
    return [row?.availability.kind, answer.financed.minor]
  }
  // At the locker up to 3,000 lei (markets.md).
  expect(await rowOf({})).toEqual(['greyed', dear!.price + 1_499])
  expect(await rowOf({ vouchers: [voucher.code] })).toEqual(['open', dear!.price + 1_499 - 100_000])
})
