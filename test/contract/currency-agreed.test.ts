import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { countDayFigures } from '#services/figures/count-figures.ts'
import { creditOrder } from '#services/loyalty/credit-points.ts'
import { changeCurrency } from '#services/money/change-currency.ts'
import { rowsOfOrder } from '#services/payment/rows-of-order.ts'
import { viewDays } from '#services/staff/figures.ts'
import { payOut, settlePayout } from '#services/trade-in/pay-out.ts'
import { giveVoucher, issuePendingVoucher } from '#services/trade-in/pending-voucher.ts'
import { giveBackAll } from '#services/voucher/give-back.ts'
import { findOrderToPay } from '#store/payment/orders-to-pay.ts'
import { readLabelFacts } from '#store/shipment/label-facts.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { committed } from '#store/transaction.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import { type Rows, rowsIn, sendOrder } from '#test/support/order-cases.ts'
import { aBody, anOrder, type Ordered } from '#test/support/shipping.ts'
import {
  acceptance,
  aReadyTradeIn,
  playedRegister,
  setBase,
  tradeInsOn,
} from '#test/support/trade-ins.ts'
import { aVoucher, ledgerOf, spending } from '#test/support/vouchers.ts'

// What was agreed in lev keeps its amount and its terms; what moves after the change moves in euro.

let own: TestDatabase
/** Connected after the change. */
let api: IdentityApp
let rows: Rows
let cod: Ordered
let member: Awaited<ReturnType<typeof aMember>>
const why = { actor: 'tests', reason: 'tests', at: new Date() }
const sales = { bank: '', pending: '', voucher: '' }
const spent = { voucherId: '', orderId: '', minor: 0, left: 0 }

beforeAll(async () => {
  own = await seededDatabase()
  const before = await identityApp(own.url, { deviceRegister: playedRegister })
  rows = rowsIn(before)
  await setBase(rows, 'bg', 50_000)
  member = await aMember(before)
  cod = await anOrder(before, rows, 'bg')
  for (const kind of ['bank', 'pending', 'voucher'] as const) sales[kind] = await aSale(before)
  await committed(before.database.pool, async tx => {
    const tradeIn = await lockTradeIn(tx, sales.pending)
    await tx.query({
      text: `update sale set payout = 'voucher' where id = any($1::uuid[])`,
      values: [[sales.pending, sales.voucher]],
    })
    await issuePendingVoucher(before.ctx, tx, { ...tradeIn!, payout: 'voucher' }, why)
  })
  await spendInPart(before)
  await countDayFigures(before.ctx)
  const changed = await changeCurrency(
    { sql: before.database.pool, clock: () => new Date() },
    { market: 'bg', to: 'EUR', mode: 'apply', roundsShelf: false, actor: 'tests' },
  )
  if (!changed.ok) throw new Error(changed.refusal.kind)
  await before.close()
  api = await identityApp(own.url)
  rows = rowsIn(api)
}, 120_000)

afterAll(async () => {
  await api.close()
  await own.drop()
})

/** A phone of 500 leva that has been inspected. */
async function aSale(before: IdentityApp): Promise<string> {
  const sale = await aReadyTradeIn(before, member.cookie)
  const accepted = await sale.accept(acceptance())
  if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body))
  const [row] = await rows<{ id: string }>(
    `update sale set market = 'bg', currency = 'BGN', offer_minor = 50000, state = 'inspected'
     where number = $1 returning id`,
    sale.number,
  )
  return row!.id
}

const inEuro = (minor: number) => Math.round((minor * 100_000) / 195_583)

/** An order that a voucher pays in part; rounding makes its two parts one cent more than the whole. */
async function spendInPart(before: IdentityApp) {
  const body = (await aBody(rows, 'bg')) as OrderRequestOnWire
  const [minor, left] = [3_000, 4_000, 5_000, 6_000]
    .flatMap(each => Array.from({ length: 500 }, (_, at) => [each, at + 100] as const))
    .find(([one, other]) => inEuro(one) + inEuro(other) > inEuro(one + other))!
  const voucher = await aVoucher(before, minor, { market: 'bg' })
  const total = body.shownTotal.minor
  const placed = await sendOrder(before, spending(body, [voucher], total - minor))
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
  const [order] = await rows<{ id: string }>(
    'select id from orders where number = $1',
    placed.body.number,
  )
  await rows(
    `update voucher set original_minor = original_minor + $2, left_minor = left_minor + $2 where id = $1`,
    voucher.id,
    left,
  )
  await rows(
    `update voucher_entry set amount_minor = amount_minor + $2 where voucher_id = $1 and kind = 'issue'`,
    voucher.id,
    left,
  )
  Object.assign(spent, { voucherId: voucher.id, orderId: order!.id, minor, left })
}

const euro = (minor: number) => ({ minor, currency: 'EUR' })

test('cash on delivery is collected in euro', async () => {
  const { dueMinor, currency } = await readLabelFacts(api.ctx.sql, cod.shipmentId)
  expect({ minor: dueMinor, currency }).toEqual(euro(inEuro(cod.total)))
  expect(
    await rows('select total_minor::int as total, currency from orders where id = $1', cod.orderId),
  ).toEqual([{ total: cod.total, currency: 'BGN' }])
})

test('an order is paid within the bounds of its time', async () => {
  const order = await findOrderToPay(api.ctx.sql, cod.orderId)
  const found = JSON.stringify(await rowsOfOrder(api.ctx, order!))
  expect(found).toContain('"type":"card"')
  expect(found).not.toContain('EUR')
})

test('points of an order are those of its time', async () => {
  await rows(
    `update orders set user_id = $2, state = 'closed', items_minor = 100000, discount_minor = 0,
       total_minor = 100000 + delivery_minor + collection_fee_minor where id = $1`,
    cod.orderId,
    member.member.userId,
  )
  await rows(
    `update order_line set price_minor = 100000 where order_id = $1 and kind = 'device'`,
    cod.orderId,
  )
  await creditOrder(api.ctx, { payload: { orderId: cod.orderId } })
  // 1,000 leva are 250 points of 4 leva; 511.29 euro would be 249 of 2.05 euro.
  expect(await rows('select points from point_entry where order_id = $1', cod.orderId)).toEqual([
    { points: 250 },
  ])
})

test('a sale to a bank account is paid in euro; it keeps the agreed amount, and its device costs euro', async () => {
  await committed(api.ctx.sql, async tx => {
    const tradeIn = (await lockTradeIn(tx, sales.bank))!
    await payOut(api.ctx, tx, tradeIn, 50_000, why)
  })
  expect(
    await rows(
      'select amount_minor::int as minor, currency from payout where sale_id = $1',
      sales.bank,
    ),
  ).toEqual([euro(25_565)])
  const settled = await committed(api.ctx.sql, async tx =>
    settlePayout(api.ctx, tx, (await lockTradeIn(tx, sales.bank))!, 'ref', why),
  )
  expect(settled.ok).toBe(true)
  expect(
    await rows(
      `select s.paid_minor::int as paid, s.currency, u.acquisition_minor::int as cost
       from sale s join unit u on u.sale_id = s.id where s.id = $1`,
      sales.bank,
    ),
  ).toEqual([{ paid: 50_000, currency: 'BGN', cost: 25_565 }])
})

test('a pending voucher was converted, and settles at the converted amount', async () => {
  const voucherOf = () =>
    rows(
      `select original_minor::int as original, left_minor::int as "left", currency, standing
       from voucher where source_subject = $1`,
      sales.pending,
    )
  expect(await voucherOf()).toEqual([
    { original: 25_565, left: 25_565, currency: 'EUR', standing: 'pending' },
  ])
  await committed(api.ctx.sql, async tx => {
    const tradeIn = (await lockTradeIn(tx, sales.pending))!
    await giveVoucher(api.ctx, tx, tradeIn, 50_000, why)
  })
  expect(await voucherOf()).toEqual([
    { original: 25_565, left: 25_565, currency: 'EUR', standing: 'open' },
  ])
})

test('a voucher issued for a sale in lev is in euro', async () => {
  await committed(api.ctx.sql, async tx => {
    const tradeIn = (await lockTradeIn(tx, sales.voucher))!
    await giveVoucher(api.ctx, tx, tradeIn, 46_500, why)
  })
  expect(
    await rows(
      'select left_minor::int as minor, currency from voucher where source_subject = $1',
      sales.voucher,
    ),
  ).toEqual([euro(23_775)])
})

test('what an order gives back to a voucher is converted, and never more than was issued', async () => {
  const { voucherId, orderId, minor, left } = spent
  const whole = inEuro(minor + left)
  expect(inEuro(minor) + inEuro(left)).toBe(whole + 1)
  await committed(api.ctx.sql, tx => giveBackAll(tx, orderId, why))
  expect(
    await rows('select left_minor::int as minor, currency from voucher where id = $1', voucherId),
  ).toEqual([euro(whole)])
  const { left: remaining, sum } = await ledgerOf(rows, { id: voucherId })
  expect(sum).toBe(remaining)
  expect(
    await rows(
      'select amount_minor::int as minor, currency from refund where order_id = $1',
      orderId,
    ),
  ).toEqual([{ minor, currency: 'BGN' }])
})

test('a sale opened after the change is in euro', async () => {
  const opened = await tradeInsOn(api).open({ market: 'bg' })
  // 255.65 euro × 1, rounded down to a whole euro.
  expect(
    await rows(
      'select offer_minor::int as minor, currency from sale where number = $1',
      opened.body.number,
    ),
  ).toEqual([euro(25_500)])
})

test('the charts of the office show in euro what was ordered in lev, also for the days that were counted', async () => {
  const counted = () =>
    rows<{ market: string; days: number }>(
      `select market, count(*)::int as days from day_figures where market in ('bg', 'ro') group by 1 order by 1`,
    )
  expect(await counted()).toEqual([{ market: 'ro', days: 365 }])
  const orders = await rows<{ total: number; price: number; cost: number }>(
    `select o.total_minor::int as total, u.acquisition_minor::int as cost, n.price_minor::int as price
     from orders o join order_line n on n.order_id = o.id and n.is_live join unit u on u.id = n.unit_id
     where o.market = 'bg' and o.currency = 'BGN' and o.state in ('confirmed', 'closed')`,
  )
  expect(orders).toHaveLength(2)
  const revenue = orders.reduce((sum, { total }) => sum + inEuro(total), 0)
  const margin = orders.reduce((sum, { price, cost }) => sum + inEuro(price) - cost, 0)
  const [today] = (await viewDays(api.ctx, 'bg', 30)).slice(-1)
  expect([today?.revenueMinor, today?.marginMinor]).toEqual([revenue, margin])
  await countDayFigures(api.ctx)
  expect(await counted()).toEqual([
    { market: 'bg', days: 365 },
    { market: 'ro', days: 365 },
  ])
})
