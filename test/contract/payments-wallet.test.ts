import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  confirmWallet,
  currentPayment,
  moneyAtProviders,
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
/** The same shop in a second process. */
let twin: PayingShop

beforeAll(async () => {
  database = await seededDatabase()
  sandbox = await openSandbox()
  shop = await payingShop(database.url, sandbox)
  twin = await payingShop(database.url, sandbox)
})
afterAll(async () => {
  await Promise.all([shop.close(), twin.close()])
  await sandbox.close()
  await database.drop()
})

const byWallet = { method: 'card', byWallet: true } as const

async function secretOf(order: OnlineOrder, at = shop): Promise<string> {
  const { body } = await startPaying(at, order, byWallet)
  expect(body).toEqual({ kind: 'wallet', clientSecret: expect.stringMatching(/^pi_.+_secret_/) })
  return String(body.clientSecret)
}

const paidOnce = { order: 'confirmed', refunds: [], tasks: [], confirmations: 1 }

describe('an order paid by wallet in the page', () => {
  test('it is confirmed once the provider reports the money, and charged once', async () => {
    const order = await placeOnline(shop, 'card')
    const secret = await secretOf(order)
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'waiting', on: 'shopper' })
    expect(await confirmWallet(shop, secret, 'approve')).toMatchObject({ status: 200 })
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({ ...paidOnce, payments: ['captured'] })
    expect(moneyAtProviders(shop, order)).toMatchObject({ captured: order.totalMinor, refunded: 0 })
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'paid' })
  })

  test('it is confirmed without a webhook, too', async () => {
    const order = await placeOnline(shop, 'card')
    const secret = await secretOf(order)
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 0 },
    ])
    await confirmWallet(shop, secret, 'approve')
    await shop.queryDueStatuses()
    expect(await stateOf(shop, order)).toMatchObject({ ...paidOnce, payments: ['captured'] })
  })

  test('several presses, in two processes too, get the same intent', async () => {
    const order = await placeOnline(shop, 'card')
    const first = await secretOf(order)
    const again = await Promise.all([
      startPaying(shop, order, byWallet),
      startPaying(twin, order, byWallet),
    ])
    const secrets = again.flatMap(({ body }) => body.clientSecret ?? [])
    expect(new Set([first, ...secrets]).size).toBe(1)
    expect(await stateOf(shop, order)).toMatchObject({ payments: ['action-required'] })
  })

  test('a refused card leaves the order to be paid again, on the provider’s page', async () => {
    const order = await placeOnline(shop, 'card')
    await confirmWallet(shop, await secretOf(order), 'decline')
    await shop.settle()
    expect(await currentPayment(shop, order)).toMatchObject({ kind: 'failed', reason: 'declined' })
    const page = await startPaying(shop, order, { method: 'card' })
    expect(page.body.kind).toBe('redirect')
    await press(page.body.url, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      ...paidOnce,
      payments: ['declined', 'captured'],
    })
    expect(moneyAtProviders(shop, order)).toMatchObject({ captured: order.totalMinor, refunded: 0 })
  })
})

describe('a wallet and the provider’s page are never both open', () => {
  test('going on without the wallet cancels its intent, whose secret pays nothing any more', async () => {
    const order = await placeOnline(shop, 'card')
    const secret = await secretOf(order)
    const page = await startPaying(shop, order)
    expect(page.body.kind).toBe('redirect')
    expect(await confirmWallet(shop, secret, 'approve')).toMatchObject({ status: 400 })
    await press(page.body.url, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      ...paidOnce,
      payments: ['cancelled', 'captured'],
    })
    expect(moneyAtProviders(shop, order)).toMatchObject({ captured: order.totalMinor, refunded: 0 })
  })

  test('opening the wallet ends the page', async () => {
    const order = await placeOnline(shop, 'card')
    const page = await startPaying(shop, order)
    const secret = await secretOf(order)
    await press(page.body.url, 'approve')
    await confirmWallet(shop, secret, 'approve')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({
      ...paidOnce,
      payments: ['cancelled', 'captured'],
    })
    expect(moneyAtProviders(shop, order)).toMatchObject({ captured: order.totalMinor, refunded: 0 })
  })

  test('whoever asks for the page after paying by wallet is told that it is paid', async () => {
    const order = await placeOnline(shop, 'card')
    await confirmWallet(shop, await secretOf(order), 'approve')
    const page = await startPaying(shop, order)
    expect(page.body).not.toHaveProperty('url')
    await shop.settle()
    expect(await stateOf(shop, order)).toMatchObject({ ...paidOnce, payments: ['captured'] })
  })

  test('a cancelled order can no longer be paid with its secret', async () => {
    const order = await placeOnline(shop, 'card')
    const secret = await secretOf(order)
    expect((await requestCancellation(shop, order)).status).toBe(200)
    await shop.settle()
    expect(await confirmWallet(shop, secret, 'approve')).toMatchObject({ status: 400 })
    expect(await stateOf(shop, order)).toMatchObject({ order: 'cancelled', confirmations: 0 })
  })

  test('a payment that came too late for its order is refunded', async () => {
    const order = await placeOnline(shop, 'card')
    const secret = await secretOf(order)
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 0 },
    ])
    await confirmWallet(shop, secret, 'approve')
    const asked = await requestCancellation(shop, order)
    await shop.settle()
    const money = moneyAtProviders(shop, order)
    const { order: state } = await stateOf(shop, order)
    // Whichever came first: an order that goes on, or one whose money went back.
    expect([asked.status, state, money.refunded]).toEqual(
      state === 'confirmed' ? [409, 'confirmed', 0] : [200, 'cancelled', order.totalMinor],
    )
  })
})

test('only cards are paid by wallet: a lender is asked as always', async () => {
  const order = await placeOnline(shop, 'oney', {
    kind: 'oney',
    installments: 3,
    hasConsented: true,
  })
  const { body } = await startPaying(shop, order, { byWallet: true })
  expect(body.kind).toBe('redirect')
  const [attempt] = await shop.rows('select by_wallet from payment where order_id = $1', order.id)
  expect(attempt).toEqual({ by_wallet: null })
})
