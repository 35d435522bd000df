import { writeSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { extent, learn, lenders } from '#test/support/lenders.ts'
import { currencyIn } from '#test/support/order-cases.ts'
import {
  moneyAtProviders,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  press,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'
import {
  beginAt,
  decideSilently,
  disputeEvent,
  methodsOf,
  type PayingMethod,
  receive,
  reportStatus,
  sendStripeWebhook,
  statusesOf,
} from '#test/support/provider-statuses.ts'

let database: TestDatabase
let sandbox: TestSandbox
let shop: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
})
afterAll(async () => {
  await shop.close()
  await sandbox.close()
  await database.drop()
})

const isWhole = process.env.CONTRACT_ALL !== undefined
const hour = 60 * 60_000
const methods = methodsOf(lenders)

function otherThan(currency: string) {
  return currency === 'EUR' ? 'USD' : 'EUR'
}

type Row = Readonly<Record<string, string>>

/** The result per method, printed when the whole matrix is run. */
const table: Row[] = []

async function verdict({ market, name }: PayingMethod, nonsense: string, order: OnlineOrder) {
  const found = await stateOf(shop, order)
  const [{ held } = { held: false }] = await shop.rows<{ held: boolean }>(
    'select exists (select from payment_reversal where order_id = $1 and ended_at is null) as held',
    order.id,
  )
  const { captured, refunded } = moneyAtProviders(shop, order)
  const kept = captured - refunded
  table.push({
    market,
    method: name,
    nonsense,
    order: found.order + (held ? ', held' : ''),
    payment: found.payments.join(' '),
    unit: found.units.join(' '),
    refund: found.refunds.join(' '),
    tasks: found.tasks.join(' '),
    'kept at the provider': kept === order.totalMinor ? 'the price' : String(kept),
  })
  return { ...found, held, kept }
}

afterAll(() => {
  if (!isWhole || table.length === 0) return
  const names = Object.keys(table[0]!)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const rows = table.map(row => line(names.map(name => row[name] ?? '')))
  writeSync(1, line(names) + line(names.map(() => '---')) + rows.join(''))
})

/** Oney's money moves only once the shop confirms; the other providers have already captured it. */
function takenOf({ provider }: PayingMethod, { totalMinor }: OnlineOrder) {
  return provider === 'oney' ? 0 : totalMinor
}

const whole = [
  ['an amount of "1.234,00"', { amount: '1.234,00' }],
  ['an amount of {value: 1}', { amount: { value: 1 } }],
  ['an amount of ""', { amount: '' }],
  ['a currency that is a number', { amount: 1, currency: 946 }],
] as const
const amounts = [['an amount of "1,00"', { amount: '1,00' }], ...(isWhole ? whole : [])] as const

describe(`a payment reported as paid with wrong data (${extent})`, () => {
  const unreadable = methods.flatMap(method =>
    amounts.map(([nonsense, fields]) => ({ ...method, nonsense, fields })),
  )

  test.each(unreadable)('$market $name, with $nonsense, is held for review', async each => {
    const { nonsense, fields, ...method } = each
    await expectReview(method, nonsense, fields)
  })

  // Stripe always returns an amount.
  const lent = methods.filter(({ provider }) => provider !== 'stripe')
  test.each(lent)('$market $name, with only another currency, is held for review', async method => {
    const currency = otherThan(currencyIn[method.market])
    await expectReview(method, 'another currency alone', { currency })
  })

  const expectReview = async (method: PayingMethod, nonsense: string, fields: object) => {
    const { order, page } = await beginAt(shop, method)
    await decideSilently(shop, method, order, page)
    await reportStatus(shop, method, order, { status: statusesOf[method.provider].paid, ...fields })
    await receive(shop)
    expect(await verdict(method, nonsense, order)).toEqual({
      order: 'awaiting-payment',
      payments: ['pending-review'],
      refunds: [],
      units: ['held'],
      tasks: ['payment-amount-differs'],
      confirmations: 0,
      held: false,
      kept: takenOf(method, order),
    })
  }
})

/** The staff tasks while the responses cannot be understood. */
const tasksWhenUnreadable: Readonly<Partial<Record<PayingMethod['provider'], readonly string[]>>> =
  {
    stripe: ['payment-needs-person'],
    'tbi-ro': ['payment-not-let-go'],
  }

function refundOf({ provider }: PayingMethod, { totalMinor }: OnlineOrder) {
  return provider === 'stripe' ? `succeeded ${totalMinor}` : `submitted ${totalMinor}`
}

describe(`a payment whose status cannot be understood (${extent})`, () => {
  const states = [
    ['NUL in the status', (paid: string) => `${paid.slice(0, 2)}\u0000${paid.slice(2)}`],
    ['an unknown status', () => 'Banana'],
    ['the name of what every object has', () => 'constructor'],
  ] as const
  const cases = methods.flatMap(method =>
    states.map(([nonsense, spoil]) => ({ ...method, nonsense, spoil })),
  )

  test.each(cases)(
    '$market $name, with $nonsense, expires on time, and a late payment is refunded',
    async each => {
      const { nonsense, spoil, ...method } = each
      const { paid } = statusesOf[method.provider]
      const { order, page } = await beginAt(shop, method)
      await decideSilently(shop, method, order, page)
      await reportStatus(shop, method, order, { status: spoil(String(paid)) })
      await receive(shop)
      expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment' })
      shop.forward(method.hours * hour + 73 * hour)
      // A limited number per run; those of earlier tests are due as well.
      while ((await shop.jobs.expireOrders()) > 0);
      await receive(shop)
      expect(await verdict(method, nonsense, order)).toMatchObject({
        order: 'expired',
        units: ['listed'],
        tasks: tasksWhenUnreadable[method.provider] ?? [],
        kept: takenOf(method, order),
      })
      const amount = method.provider === 'stripe' ? order.totalMinor : order.totalMinor / 100
      const currency = currencyIn[method.market]
      await reportStatus(shop, method, order, { status: paid, amount, currency })
      shop.forward(6 * hour)
      await receive(shop)
      expect(await stateOf(shop, order)).toMatchObject(
        method.provider === 'oney'
          ? { order: 'expired', payments: ['expired'], refunds: [], units: ['listed'] }
          : { payments: ['captured'], refunds: [refundOf(method, order)], units: ['listed'] },
      )
    },
  )
})

async function paidBy(method: PayingMethod) {
  const { order, page } = await beginAt(shop, method)
  await press(page, 'approve')
  if (method.lender) await learn(shop, method.lender)
  else await shop.settle()
  expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', tasks: [] })
  return order
}

/** As the shop learns of it: by a webhook, or by a request the day after. */
async function undo(method: PayingMethod, order: OnlineOrder) {
  const { provider } = method
  if (provider === 'stripe') {
    const dispute = { id: `dp_${order.number}`, status: 'needs_response' }
    expect(await sendStripeWebhook(shop, disputeEvent(shop, order, dispute))).toBe(204)
  } else
    for (const status of statusesOf[provider].reversed) {
      await reportStatus(shop, method, order, { status })
      shop.forward(24 * hour)
      await receive(shop)
    }
  await shop.settle()
}

describe(`a payment that is reversed after it was captured (${extent})`, () => {
  test.each(methods)('$market $name: the order is held and needs manual review', async method => {
    const order = await paidBy(method)
    await undo(method, order)
    expect(await verdict(method, 'undone before the handover', order)).toEqual({
      order: 'confirmed',
      payments: ['captured'],
      refunds: [],
      units: ['sold'],
      tasks: ['payment-reversed'],
      confirmations: 1,
      held: true,
      kept: order.totalMinor,
    })
  })

  test.each(methods)(
    '$market $name, after the handover: the order needs manual review',
    async method => {
      const order = await paidBy(method)
      await shop.rows(`update shipment set state = 'in-transit' where order_id = $1`, order.id)
      await undo(method, order)
      expect(await verdict(method, 'undone after the handover', order)).toMatchObject({
        order: 'confirmed',
        tasks: ['payment-reversed'],
        refunds: [],
      })
    },
  )
})
