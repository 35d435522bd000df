import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  currentPayment,
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  placeOnline,
  press,
  requestCancellation,
  script,
  startPaying,
  stateOf,
  type TestSandbox,
} from '#test/support/paying-shop.ts'

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

function minutes(n: number) {
  return n * 60_000
}
const threeDays = minutes(3 * 24 * 60)

function captures(order: OnlineOrder) {
  return sandbox.world.journal.read({ orderRef: order.number, kind: 'capture' }).length
}

function about(order: OnlineOrder) {
  return { provider: 'stripe', orderRef: order.number }
}

const paidOnce = {
  order: 'confirmed',
  payments: ['captured'],
  refunds: [],
  units: ['sold'],
  tasks: [],
  confirmations: 1,
}

const stripeError = { error: { type: 'api_error', message: 'not now' } }

describe('a card payment', () => {
  test('an approved card with its webhook is paid once', async () => {
    const order = await placeOnline(shop, 'card')
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['created'],
      units: ['held'],
      confirmations: 0,
    })
    const { status, body } = await startPaying(shop, order)
    expect({ status, kind: body.kind }).toEqual({ status: 200, kind: 'redirect' })
    const back = await press(body.url, 'approve')
    expect(back).toContain(`/magazin/procesare-plata/${order.number}/?t=${order.token}`)
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual(paidOnce)
    expect(captures(order)).toBe(1)
    expect(await currentPayment(shop, order)).toMatchObject({
      kind: 'paid',
      path: expect.stringMatching(/^\/magazin\/multumim\/RO/),
    })
  })

  test('a declined card leaves the order waiting, and another method can pay it', async () => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await press(body.url, 'decline')
    await shop.settle()
    const failed = await currentPayment(shop, order)
    expect(failed).toMatchObject({ kind: 'failed', reason: 'declined' })
    expect(failed.rows?.map(({ type }) => type)).toEqual([
      'card',
      'tnpl',
      'bnpl',
      'oney',
      'cardAtLocker',
    ])
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'awaiting-payment',
      payments: ['declined'],
      units: ['held'],
    })
    const again = await startPaying(shop, order, {
      method: 'oney',
      plan: { kind: 'oney', installments: 3, hasConsented: true },
    })
    expect(again.body).toMatchObject({ kind: 'redirect' })
    await press(again.body.url, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      order: 'confirmed',
      payments: ['declined', 'captured'],
      units: ['sold'],
      confirmations: 1,
    })
  })

  test.each([
    [
      'passed',
      ['challenge', 'approve'],
      { order: 'confirmed', payments: ['captured'], units: ['sold'] },
    ],
    [
      'failed',
      ['challenge', 'decline'],
      { order: 'awaiting-payment', payments: ['declined'], units: ['held'] },
    ],
  ])('a card with 3-D Secure %s', async (_, buttons, expected) => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await press(body.url, ...buttons)
    await shop.settle()
    await currentPayment(shop, order)
    expect(await stateOf(shop, order)).toMatchObject(expected)
  })

  test('an abandoned 3-D Secure expires, and the phone is for sale again', async () => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await press(body.url, 'challenge', 'abandon')
    shop.forward(minutes(14))
    await shop.jobs.expireOrders()
    expect(await stateOf(shop, order)).toMatchObject({ order: 'awaiting-payment', units: ['held'] })
    shop.forward(minutes(1) + 1_000)
    await shop.jobs.expireOrders()
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual({
      order: 'expired',
      payments: ['expired'],
      refunds: [],
      units: ['listed'],
      tasks: [],
      confirmations: 0,
    })
    expect(await currentPayment(shop, order)).toEqual({ kind: 'over', reason: 'expired' })
    // The provider's page is closed too: it accepts no more payments.
    await press(body.url, 'approve')
    expect(captures(order)).toBe(0)
  })

  test.each(['before', 'after'] as const)(
    'a session that times out %s the provider created it is started again with the same key',
    async when => {
      const order = await placeOnline(shop, 'card')
      await script(shop, about(order), [{ kind: 'dropConnection', at: 'start', when, times: 3 }])
      const first = await startPaying(shop, order)
      const second = first.body.kind === 'redirect' ? first : await startPaying(shop, order)
      expect(second.body.kind).toBe('redirect')
      await press(second.body.url, 'approve')
      await shop.settle()
      expect(await stateOf(shop, order)).toEqual(paidOnce)
      expect(captures(order)).toBe(1)
    },
  )

  test.each([2, 3, 5])('%i copies of one webhook have one effect', async copies => {
    const order = await placeOnline(shop, 'card')
    await script(shop, about(order), [{ kind: 'webhook', copies }])
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual(paidOnce)
    const [webhooks] = await shop.rows<{ n: number }>(
      `select count(*)::int as n from provider_notice n join payment p on p.id = n.payment_id where p.order_id = $1`,
      order.id,
    )
    expect(webhooks?.n).toBe(1)
  })

  test('a webhook that arrives before the customer: the page already shows the order as paid', async () => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    await shop.settle()
    expect((await currentPayment(shop, order)).kind).toBe('paid')
  })

  test('a customer who returns without a webhook: the page requests the status, and so does the reconciler', async () => {
    const [byPage, byItself] = [await placeOnline(shop, 'card'), await placeOnline(shop, 'card')]
    for (const order of [byPage, byItself]) {
      await script(shop, about(order), [{ kind: 'webhook', copies: 0 }])
      const { body } = await startPaying(shop, order)
      await press(body.url, 'approve')
    }
    expect((await currentPayment(shop, byPage)).kind).toBe('paid')
    shop.forward(15_000)
    await shop.jobs.reconcile()
    expect(await stateOf(shop, byItself)).toEqual(paidOnce)
  })

  test('a late webhook after the order ended does not reopen it, and everything is refunded', async () => {
    const order = await placeOnline(shop, 'card')
    // The response to a status request is slightly old: the customer has just paid.
    await script(shop, about(order), [
      { kind: 'webhook', copies: 0 },
      { kind: 'poll', status: 'open' },
    ])
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    expect((await requestCancellation(shop, order)).status).toBe(200)
    expect(captures(order)).toBe(1)
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual({
      order: 'cancelled',
      payments: ['captured'],
      refunds: [`succeeded ${order.totalMinor}`],
      units: ['listed'],
      tasks: ['late-payment'],
      confirmations: 0,
    })
  })

  test.each([
    ['one ban more', 1, undefined],
    ['one ban less', -1, undefined],
    ['another currency', 0, 'EUR'],
  ])(
    'a card payment of %s is held for review, and the phone stays reserved',
    async (_, by, currency) => {
      const order = await placeOnline(shop, 'card')
      const minor = order.totalMinor + by
      await script(shop, about(order), [{ kind: 'amount', minor, ...(currency && { currency }) }])
      const { body } = await startPaying(shop, order)
      await press(body.url, 'approve')
      await shop.settle()
      const held = {
        order: 'awaiting-payment',
        payments: ['pending-review'],
        refunds: [],
        units: ['held'],
        tasks: ['payment-amount-differs'],
        confirmations: 0,
      }
      expect(await stateOf(shop, order)).toEqual(held)
      expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shop' })
      shop.forward(threeDays - minutes(1))
      await shop.jobs.expireOrders()
      expect(await stateOf(shop, order)).toEqual(held)
      expect((await startPaying(shop, order, { method: 'card' })).body).toEqual({ kind: 'waiting' })
    },
  )

  test.each([
    ['the session’s end after it was paid', ['paid', 'expired', 'open']],
    ['a refusal after it was paid', ['paid', 'declined']],
    ['that it was paid after the refusal', ['declined', 'paid']],
    ['that it is paid after its end', ['expired', 'paid']],
    ['it three days late', ['open', 'paid']],
  ])('a card payment whose events report %s is paid once', async (_, statuses) => {
    const order = await placeOnline(shop, 'card')
    const { body } = await startPaying(shop, order)
    await script(shop, about(order), [
      ...statuses.map((status, n) => ({
        kind: 'webhook' as const,
        status,
        afterMs: n * threeDays,
      })),
      ...statuses.map(status => ({ kind: 'poll' as const, status })),
    ])
    await press(body.url, 'approve')
    for (const _status of statuses) {
      await shop.settle()
      await sandbox.world.clock.advance(threeDays)
    }
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual(paidOnce)
    expect(captures(order)).toBe(1)
    expect((await currentPayment(shop, order)).kind).toBe('paid')
  })

  test.each([
    [
      'a 500',
      [{ kind: 'respond', status: 500, body: stripeError, times: 2 }],
      'waiting',
      'server-error',
    ],
    ['HTML', [{ kind: 'respond', status: 200, html: '<h1>…</h1>' }], 'waiting', 'unreadable'],
    ['a 401', [{ kind: 'respond', status: 401, body: stripeError }], 'unavailable', 'unauthorized'],
    ['a dropped connection', [{ kind: 'dropConnection', times: 2 }], 'waiting', 'unreachable'],
  ] as const)(
    'a start that fails with %s is started again and paid once',
    async (_, steps, kind, failure) => {
      const order = await placeOnline(shop, 'card')
      await script(shop, about(order), steps)
      expect((await startPaying(shop, order)).body).toEqual({ kind })
      const [attempt] = await shop.rows(
        'select state, last_error as error from payment where order_id = $1',
        order.id,
      )
      expect(attempt).toEqual({ state: 'created', error: failure })
      expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shopper' })
      const { body } = await startPaying(shop, order)
      await press(body.url, 'approve')
      await shop.settle()
      expect(await stateOf(shop, order)).toEqual(paidOnce)
      expect(captures(order)).toBe(1)
    },
  )

  test.each(['before', 'after'] as const)(
    'a session that is too slow %s Stripe created it uses the same key and is one session',
    async when => {
      const hasty = await payingShop(database.url, sandbox, settings => ({
        ...settings,
        ...(settings.stripe && { stripe: { ...settings.stripe, timeoutMs: 1_000 } }),
      }))
      const order = await placeOnline(hasty, 'card')
      await script(hasty, about(order), [{ kind: 'delay', ms: 60_000, when }])
      const { body } = await startPaying(hasty, order)
      await press(body.url, 'approve')
      await hasty.settle()
      expect(await stateOf(hasty, order)).toEqual(paidOnce)
      expect(captures(order)).toBe(1)
      await hasty.close()
    },
  )
})
