import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#store/database.ts'
import {
  claimAttemptsToPoll,
  insertAttempt,
  listAttemptsOfOrder,
  postponeUncapturedPoll,
  stopStatusPolls,
  updateAttempt,
} from '#store/payment/attempts.ts'
import { claimRefunds, insertRefund } from '#store/payment/refunds.ts'
import {
  claimWebhooks,
  insertWebhook,
  markWebhookApplied,
  markWebhookFailed,
} from '#store/payment/webhooks.ts'
import { committed } from '#store/transaction.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, rowsIn, sendOrder, shelfUnits } from '#test/support/order-cases.ts'

let database: TestDatabase
let shop: Database
let api: ApiApp
let orderId: string

const start = new Date('2027-03-01T12:00:00Z')
function inSeconds(seconds: number) {
  return new Date(start.getTime() + seconds * 1_000)
}

beforeAll(async () => {
  database = await seededDatabase()
  shop = openDatabase(database.url, 4)
  api = await apiApp(database.url)
  const rows = rowsIn(api)
  const [unit] = await shelfUnits(rows, 'ro', 50_000, 200_000)
  expect((await sendOrder(api, await anEasyboxOrder(rows, [unit!]))).status).toBe(201)
  const [order] = await rows<{ id: string }>('select id from orders')
  orderId = order!.id
})
afterAll(async () => {
  await api.close()
  await shop.close()
  await database.drop()
})

/** A finished card payment: an order has at most one live payment, and leases ignore the status. */
async function aPayment() {
  const id = randomUUID()
  await insertAttempt(shop.pool, {
    id,
    orderId,
    method: 'card',
    provider: 'stripe',
    amountMinor: 1_000,
    currency: 'RON',
    terms: null,
    personSealed: null,
    createdAt: start,
  })
  await updateAttempt(shop.pool, id, { state: 'declined' })
  return id
}
beforeEach(async () => {
  await shop.pool.query('delete from provider_notice')
  await shop.pool.query('delete from refund')
  await shop.pool.query('delete from payment')
})

/** A claim takes the free one of two rows while another transaction has the other locked, and does not wait. */
function claimedBeside(held: string, claim: () => Promise<readonly string[]>, table: string) {
  return committed(shop.pool, async tx => {
    await tx.query({ text: `select id from ${table} where id = $1 for update`, values: [held] })
    return claim()
  })
}

describe('a webhook', () => {
  const aWebhook = (paymentId: string) => ({
    provider: 'stripe' as const,
    eventKey: 'evt_1',
    paymentId,
    raw: '{}',
  })
  const claimed = async (seconds: number) =>
    (await claimWebhooks(shop.pool, inSeconds(seconds), 10)).map(({ attempts: tries }) => tries)

  test('a webhook is stored once under its key', async () => {
    const webhook = aWebhook(await aPayment())
    expect(await insertWebhook(shop.pool, webhook, start)).toBe(true)
    expect(await insertWebhook(shop.pool, webhook, start)).toBe(false)
    expect(await insertWebhook(shop.pool, { ...webhook, eventKey: 'evt_2' }, start)).toBe(true)
  })

  test('a webhook is leased to its claimant for a minute', async () => {
    await insertWebhook(shop.pool, aWebhook(await aPayment()), start)
    expect(await claimed(0)).toEqual([1])
    expect(await claimed(59)).toEqual([])
    expect(await claimed(60)).toEqual([2])
  })

  test('a processed webhook is never claimed again, a failed one is after its pause', async () => {
    const webhook = aWebhook(await aPayment())
    await insertWebhook(shop.pool, webhook, start)
    const [first] = await claimWebhooks(shop.pool, start, 10)
    await markWebhookFailed(shop.pool, first!.id, 'not now', inSeconds(300))
    expect(await claimed(299)).toEqual([])
    expect(await claimed(300)).toEqual([2])
    await markWebhookApplied(shop.pool, first!.id, inSeconds(301))
    expect(await claimed(86_400)).toEqual([])
  })

  test('a webhook is claimed while another is being processed', async () => {
    const webhook = aWebhook(await aPayment())
    await insertWebhook(shop.pool, webhook, start)
    const [one] = await claimWebhooks(shop.pool, start, 10)
    await insertWebhook(shop.pool, { ...webhook, eventKey: 'evt_2' }, start)
    const beside = await claimedBeside(
      one!.id,
      async () => (await claimWebhooks(shop.pool, inSeconds(60), 10)).map(({ id }) => id),
      'provider_notice',
    )
    expect(beside).toHaveLength(1)
    expect(beside).not.toContain(one!.id)
  })
})

describe('a payment due for a status request', () => {
  const claimed = (seconds: number) => claimAttemptsToPoll(shop.pool, inSeconds(seconds), 10)

  test('a payment is leased for half a minute to the process that queries its status', async () => {
    const id = await aPayment()
    await updateAttempt(shop.pool, id, { nextPollAt: start })
    expect(await claimed(-1)).toEqual([])
    expect(await claimed(0)).toEqual([id])
    expect(await claimed(29)).toEqual([])
    expect(await claimed(30)).toEqual([id])
  })

  test('a payment is claimed while the status of another is being queried', async () => {
    const one = await aPayment()
    const other = await aPayment()
    await updateAttempt(shop.pool, one, { nextPollAt: start })
    await updateAttempt(shop.pool, other, { nextPollAt: start })
    expect(await claimedBeside(one, () => claimed(0), 'payment')).toEqual([other])
  })

  test('a payment is listed after the payments created before it', async () => {
    const [one, other] = [await aPayment(), await aPayment()]
    await shop.pool.query({
      text: 'update payment set created_at = $2 where id = $1',
      values: [one, inSeconds(1)],
    })
    expect((await listAttemptsOfOrder(shop.pool, orderId)).map(({ id }) => id)).toEqual([
      other,
      one,
    ])
  })

  test('the status of a payment is queried again after its pause, or not at all', async () => {
    const id = await aPayment()
    await updateAttempt(shop.pool, id, { nextPollAt: start })
    await postponeUncapturedPoll(shop.pool, id, inSeconds(600), 'timeout')
    expect(await claimed(599)).toEqual([])
    expect(await claimed(600)).toEqual([id])
    await stopStatusPolls(shop.pool, id)
    expect(await claimed(86_400)).toEqual([])
  })

  test('a payment captured meanwhile retains the time of its own next status request', async () => {
    const id = await aPayment()
    await updateAttempt(shop.pool, id, { state: 'captured', nextPollAt: inSeconds(100) })
    await postponeUncapturedPoll(shop.pool, id, inSeconds(600), 'timeout')
    await stopStatusPolls(shop.pool, id)
    expect(await claimed(99)).toEqual([])
    expect(await claimed(100)).toEqual([id])
  })
})

describe('a refund', () => {
  const claimed = async (seconds: number) =>
    (await claimRefunds(shop.pool, inSeconds(seconds), 10)).map(({ id }) => id)
  const aRefund = async (paymentId: string) => {
    const id = randomUUID()
    await insertRefund(shop.pool, {
      id,
      orderId,
      paymentId,
      amountMinor: 100,
      currency: 'RON',
      state: 'approved',
      reason: 'test',
      actor: 'staff',
      createdAt: start,
      dueAt: start,
    })
    return id
  }

  test('a refund is leased to its sender for a minute', async () => {
    const id = await aRefund(await aPayment())
    expect(await claimed(-1)).toEqual([])
    expect(await claimed(0)).toEqual([id])
    expect(await claimed(59)).toEqual([])
    expect(await claimed(60)).toEqual([id])
  })

  test('a refund is claimed while another is being sent', async () => {
    const payment = await aPayment()
    const [one, other] = [await aRefund(payment), await aRefund(payment)]
    expect(await claimedBeside(one, () => claimed(0), 'refund')).toEqual([other])
  })
})
