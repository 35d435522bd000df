import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '#app/modules.ts'
import { officeToken } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anApplication, everyLender, learn } from '#test/support/lenders.ts'
import {
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
import { failingOf, poison } from '#test/support/poisoned.ts'

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

type Response = {
  readonly id: string
  readonly state: string
  readonly amountMinor: number
  readonly code?: string
  readonly max?: number
}

const asStaff = { authorization: `Bearer ${officeToken}` }

type Posted = { at?: PayingShop; headers?: Record<string, string>; from?: string }

async function post(
  url: string,
  payload: object,
  { at = shop, headers = asStaff, from: remoteAddress = '127.0.0.1' }: Posted = {},
) {
  const response = await at.api.ask({ method: 'POST', url, payload, headers, remoteAddress })
  return { status: response.statusCode, body: response.json() as Response }
}

/** Repeated wrong tokens are blocked, so each request comes from its own IP address. */
let strangers = 0

function requestRefund(
  { number }: Pick<OnlineOrder, 'number'>,
  amountMinor: unknown,
  at = shop,
  key: string = randomUUID(),
  reason = 'a scratch',
) {
  return post(
    `/api/office/orders/${number}/refunds/`,
    { amountMinor, reason },
    { at, headers: { ...asStaff, 'idempotency-key': key } },
  )
}

function decideRefund(id: string, decision: string) {
  return post(`/api/office/refunds/${id}/decision/`, { decision, reason: 'agreed' })
}

async function paidByCard() {
  const order = await placeOnline(shop, 'card')
  const { body } = await startPaying(shop, order)
  await press(body.url, 'approve')
  await shop.settle()
  return order
}

async function paidThrough(name: string) {
  const lender = everyLender.find(each => each.name === name)!
  const { order, page } = await anApplication(shop, lender)
  await press(page, 'approve')
  await learn(shop, lender)
  return order
}

/** A refund requested and approved by staff. */
async function approved(order: OnlineOrder, amountMinor: number) {
  const { body } = await requestRefund(order, amountMinor)
  expect(body).toMatchObject({ state: 'requested', amountMinor })
  expect(await decideRefund(body.id, 'approve')).toMatchObject({
    status: 200,
    body: { state: 'approved' },
  })
  return body.id
}

async function refundsOf(order: OnlineOrder) {
  return (await stateOf(shop, order)).refunds
}

async function messagesAbout(refundId: string) {
  return (
    await shop.rows<{ topic: string }>(
      `select topic from outbox where payload ->> 'refundId' = $1 order by topic`,
      refundId,
    )
  ).map(({ topic }) => topic)
}

async function tasksAbout(refundId: string) {
  return (
    await shop.rows<{ kind: string }>('select kind from staff_task where subject_id = $1', refundId)
  ).map(({ kind }) => kind)
}

function refundCalls({ number }: OnlineOrder) {
  return sandbox.world.journal
    .read({ orderRef: number, kind: 'call' })
    .filter(entry => entry.kind === 'call' && entry.path.endsWith('/refunds')).length
}

describe('the staff API', () => {
  test.each([
    ['no token', {}],
    ['a wrong token', { authorization: 'Bearer a token of nobody' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: `Basic ${officeToken}` }],
    ['one letter less', { authorization: `Bearer ${officeToken.slice(0, -1)}` }],
  ])('the staff API is closed to %s', async (_, headers) => {
    const order = await paidByCard()
    const from = `192.0.2.${++strangers}`
    const id = (await requestRefund(order, 100)).body.id
    const answers = [
      await post(
        `/api/office/orders/${order.number}/refunds/`,
        { amountMinor: 1, reason: 'x' },
        { headers, from },
      ),
      await post(
        `/api/office/refunds/${id}/decision/`,
        { decision: 'approve', reason: 'x' },
        { headers, from },
      ),
      await post(
        '/api/office/orders/RO999999999/refunds/',
        { amountMinor: 1, reason: 'x' },
        { headers, from },
      ),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [401, 'not-staff']),
    )
    expect(await refundsOf(order)).toEqual(['requested 100'])
  })

  test('the staff API answers 404 for a refund of an unknown order or id', async () => {
    expect((await requestRefund({ number: 'RO999999999' }, 100)).status).toBe(404)
    expect((await requestRefund({ number: 'nothing' }, 100)).status).toBe(404)
    expect((await decideRefund(randomUUID(), 'approve')).status).toBe(404)
    expect((await decideRefund('1', 'approve')).status).toBe(404)
  })

  test.each([0, -1, 1.5, '100', 9_007_199_254_740_992, null])(
    'the staff API refuses an amount of %s',
    async amount => {
      const order = await paidByCard()
      expect((await requestRefund(order, amount)).status).toBe(400)
      expect(await refundsOf(order)).toEqual([])
    },
  )

  test('the staff API refunds nothing of an unpaid order', async () => {
    const order = await placeOnline(shop, 'card')
    expect(await requestRefund(order, 100)).toMatchObject({
      status: 409,
      body: { code: 'not-captured' },
    })
    await requestCancellation(shop, order)
    expect(await requestRefund(order, 100)).toMatchObject({
      status: 409,
      body: { code: 'not-captured' },
    })
  })
})

const stripeError = { error: { type: 'api_error', message: 'not now' } }

describe('a refund', () => {
  test('a refund is requested, approved and paid once, although it is sent twice', async () => {
    const order = await paidByCard()
    const id = await approved(order, 5_000)
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'dropConnection', at: 'refund', when: 'after', times: 2 },
    ])
    await Promise.all([shop.jobs.sendRefunds(), twin.jobs.sendRefunds()])
    expect(await refundsOf(order)).toEqual(['approved 5000'])
    expect(moneyAtProviders(shop, order).refunded).toBe(5_000)
    shop.forward(60_000)
    await shop.settle()
    expect(await refundsOf(order)).toEqual(['succeeded 5000'])
    expect(refundCalls(order)).toBe(3)
    expect(moneyAtProviders(shop, order)).toEqual({
      captures: 1,
      captured: order.totalMinor,
      refunded: 5_000,
    })
    expect(await messagesAbout(id)).toEqual(['credit-note-due', 'refund-sent'])
    expect(await stateOf(shop, order)).toMatchObject({ order: 'confirmed', units: ['sold'] })
    expect((await currentPayment(shop, order)).kind).toBe('paid')
  })

  test('a refund allows only its defined transitions', async () => {
    const order = await paidByCard()
    const { body } = await requestRefund(order, 100)
    expect((await decideRefund(body.id, 'succeed')).status).toBe(409)
    await decideRefund(body.id, 'approve')
    expect(await decideRefund(body.id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'move-not-allowed' },
    })
    await shop.settle()
    for (const decision of ['approve', 'succeed', 'fail'])
      expect((await decideRefund(body.id, decision)).status).toBe(409)
    expect((await decideRefund(body.id, 'submit')).status).toBe(400)
    expect(await refundsOf(order)).toEqual(['succeeded 100'])
  })

  test('a refund is not sent before it is approved', async () => {
    const order = await paidByCard()
    await requestRefund(order, 100)
    shop.forward(24 * 3_600_000)
    await shop.settle()
    expect(await refundsOf(order)).toEqual(['requested 100'])
    expect(refundCalls(order)).toBe(0)
  })

  test('a refund can be the complete rest and not one more', async () => {
    const order = await paidByCard()
    const tooMuch = { status: 409, body: { code: 'above-refundable', field: 'amountMinor' } }
    expect(await requestRefund(order, order.totalMinor + 1)).toMatchObject({
      ...tooMuch,
      body: { ...tooMuch.body, max: order.totalMinor },
    })
    await approved(order, order.totalMinor - 200)
    await shop.settle()
    await approved(order, 100)
    expect(await requestRefund(order, 101)).toMatchObject({ ...tooMuch, body: { max: 100 } })
    expect((await requestRefund(order, 100)).status).toBe(201)
    expect(await requestRefund(order, 1)).toMatchObject({ ...tooMuch, body: { max: 0 } })
  })

  test('a refund of the complete amount is exact', async () => {
    const order = await paidByCard()
    await approved(order, order.totalMinor)
    await shop.settle()
    expect(moneyAtProviders(shop, order).refunded).toBe(order.totalMinor)
    expect(await refundsOf(order)).toEqual([`succeeded ${order.totalMinor}`])
  })

  test('50 concurrent refunds on two processes never exceed the captured amount', async () => {
    const order = await paidByCard()
    const tenth = Math.floor(order.totalMinor / 10)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => requestRefund(order, tenth, n % 2 ? shop : twin)),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
    await Promise.all(made.map(({ body }) => decideRefund(body.id, 'approve')))
    await Promise.all([shop.settle(), twin.settle()])
    expect(await refundsOf(order)).toEqual(made.map(() => `succeeded ${tenth}`))
    expect(moneyAtProviders(shop, order).refunded).toBe(10 * tenth)
  })

  test('a refund refused by its provider fails with a task, and its amount is available again', async () => {
    const order = await paidByCard()
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      {
        kind: 'respond',
        at: 'refund',
        status: 400,
        body: { error: { type: 'invalid_request_error', code: 'charge_disputed', message: 'no' } },
      },
    ])
    const refused = await approved(order, order.totalMinor)
    await shop.settle()
    expect(await refundsOf(order)).toEqual([`failed ${order.totalMinor}`])
    expect(await tasksAbout(refused)).toEqual(['refund-refused'])
    expect(await messagesAbout(refused)).toEqual([])
    expect(moneyAtProviders(shop, order).refunded).toBe(0)
    await approved(order, order.totalMinor)
    await shop.settle()
    expect(await refundsOf(order)).toEqual([
      `failed ${order.totalMinor}`,
      `succeeded ${order.totalMinor}`,
    ])
    expect(moneyAtProviders(shop, order).refunded).toBe(order.totalMinor)
  })

  test.each([
    [
      'a 500',
      { kind: 'respond', at: 'refund', status: 500, body: stripeError, times: 2 },
      'server-error',
    ],
    ['HTML', { kind: 'respond', at: 'refund', status: 200, html: '<h1>…</h1>' }, 'unreadable'],
    ['a 401', { kind: 'respond', at: 'refund', status: 401, body: stripeError }, 'unauthorized'],
  ] as const)('a refund that meets %s is retried later', async (_, step, kind) => {
    const order = await paidByCard()
    const id = await approved(order, 700)
    await script(shop, { provider: 'stripe', orderRef: order.number }, [step])
    await shop.settle()
    expect(
      await shop.rows('select state, last_error as error, attempts from refund where id = $1', id),
    ).toEqual([{ state: 'approved', error: kind, attempts: 1 }])
    shop.forward(60_000)
    await shop.settle()
    expect(await refundsOf(order)).toEqual(['succeeded 700'])
    expect(moneyAtProviders(shop, order).refunded).toBe(700)
  })

  test('a refund of Oney is paid in two parts automatically', async () => {
    const order = await paidThrough('Oney')
    await approved(order, 1_000)
    await shop.settle()
    await approved(order, order.totalMinor - 1_000)
    await shop.settle()
    expect(await refundsOf(order)).toEqual([
      'succeeded 1000',
      `succeeded ${order.totalMinor - 1_000}`,
    ])
    expect(moneyAtProviders(shop, order)).toEqual({
      captures: 1,
      captured: order.totalMinor,
      refunded: order.totalMinor,
    })
  })

  test.each(['TBI RO bnpl', 'TBI BG standard', 'TBI GR standard', 'Cofidis'])(
    'a refund of %s is made manually by staff, who report its outcome',
    async name => {
      const order = await paidThrough(name)
      const id = await approved(order, order.totalMinor)
      await shop.settle()
      expect(await refundsOf(order)).toEqual([`submitted ${order.totalMinor}`])
      expect(await tasksAbout(id)).toEqual(['refund-by-hand'])
      expect(await requestRefund(order, 1)).toMatchObject({ status: 409, body: { max: 0 } })
      shop.forward(24 * 3_600_000)
      await shop.settle()
      expect(await refundsOf(order)).toEqual([`submitted ${order.totalMinor}`])
      expect(await decideRefund(id, 'succeed')).toMatchObject({
        status: 200,
        body: { state: 'succeeded' },
      })
      expect((await decideRefund(id, 'succeed')).status).toBe(409)
      expect(await messagesAbout(id)).toEqual(['credit-note-due', 'refund-sent'])
      expect(await requestRefund(order, 1)).toMatchObject({ status: 409, body: { max: 0 } })
    },
  )

  test('a failed manual refund makes its amount available again', async () => {
    const order = await paidThrough('TBI BG standard')
    const id = await approved(order, order.totalMinor)
    await shop.settle()
    expect((await decideRefund(id, 'fail')).body.state).toBe('failed')
    expect(await messagesAbout(id)).toEqual([])
    expect((await requestRefund(order, order.totalMinor)).status).toBe(201)
  })

  test('a refund has one credit note', async () => {
    const order = await paidByCard()
    const id = await approved(order, 12_345)
    await shop.settle()
    const [message] = await shop.rows<{ id: string; payload: Record<string, unknown> }>(
      `select id, payload from outbox where topic = 'credit-note-due' and payload ->> 'refundId' = $1`,
      id,
    )
    const due = { ...message!, topic: 'credit-note-due', attempts: 1 }
    await handlers['credit-note-due'](shop.api.ctx, due)
    await handlers['credit-note-due'](shop.api.ctx, due)
    expect(
      await shop.rows(
        `select kind, total_minor as total, refund_id as refund from invoice
         where order_id = $1 order by kind desc`,
        order.id,
      ),
    ).toEqual([
      { kind: 'invoice', total: String(order.totalMinor), refund: null },
      { kind: 'credit-note', total: '-12345', refund: id },
    ])
  })
})

describe('a refund requested twice', () => {
  const reused = {
    status: 422,
    body: { code: 'key-reused', field: 'Idempotency-Key' },
  }

  test.each([
    ['no key', {}],
    ['an empty one', { 'idempotency-key': '' }],
    ['15 letters', { 'idempotency-key': 'a'.repeat(15) }],
    ['65 letters', { 'idempotency-key': 'a'.repeat(65) }],
    ['another sign', { 'idempotency-key': 'a key of many letters' }],
  ])('a refund request with %s is refused', async (_, headers) => {
    const order = await paidByCard()
    const answer = await post(
      `/api/office/orders/${order.number}/refunds/`,
      { amountMinor: 100, reason: 'a scratch' },
      { headers: { ...asStaff, ...headers } },
    )
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad-request', field: 'Idempotency-Key' },
    })
    expect(await refundsOf(order)).toEqual([])
  })

  test.each([16, 64])('a refund request with a key of %i characters is accepted', async length => {
    const order = await paidByCard()
    const key = randomUUID().replaceAll('-', '').repeat(2).slice(0, length)
    expect((await requestRefund(order, 100, shop, key)).status).toBe(201)
  })

  test('a refund with one key is one refund and one response, on both processes at once', async () => {
    const order = await paidByCard()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => requestRefund(order, 700, n % 2 ? shop : twin, key)),
    )
    expect(answers[0]).toMatchObject({
      status: 201,
      body: { state: 'requested', amountMinor: 700 },
    })
    expect(answers).toEqual(answers.map(() => answers[0]))
    expect(await refundsOf(order)).toEqual(['requested 700'])
    const [steps] = await shop.rows(
      `select count(*)::int as n from order_history where order_id = $1 and subject = 'refund'`,
      order.id,
    )
    expect(steps).toEqual({ n: 1 })
  })

  test('a refund has its first response after it is paid, although nothing is left to refund', async () => {
    const order = await paidByCard()
    const key = randomUUID()
    const first = await requestRefund(order, order.totalMinor, shop, key)
    await decideRefund(first.body.id, 'approve')
    await shop.settle()
    expect(await refundsOf(order)).toEqual([`succeeded ${order.totalMinor}`])
    expect(await requestRefund(order, order.totalMinor, twin, key)).toEqual(first)
    expect(await refundsOf(order)).toEqual([`succeeded ${order.totalMinor}`])
  })

  test('a refund with another amount, reason or order under its key is refused', async () => {
    const [order, other] = [await paidByCard(), await paidByCard()]
    const key = randomUUID()
    await requestRefund(order, 700, shop, key)
    expect(await requestRefund(order, 701, shop, key)).toMatchObject(reused)
    expect(await requestRefund(order, 700, shop, key, 'another scratch')).toMatchObject(reused)
    expect(await requestRefund(other, 700, shop, key)).toMatchObject(reused)
    expect(await refundsOf(order)).toEqual(['requested 700'])
    expect(await refundsOf(other)).toEqual([])
  })

  test('one key for two orders at the same moment is accepted for one of them', async () => {
    const [order, other] = [await paidByCard(), await paidByCard()]
    const key = randomUUID()
    const answers = await Promise.all([
      requestRefund(order, 700, shop, key),
      requestRefund(other, 700, twin, key),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect([...(await refundsOf(order)), ...(await refundsOf(other))]).toEqual(['requested 700'])
  })

  test('two requests with different keys are two refunds', async () => {
    const order = await paidByCard()
    await requestRefund(order, 700)
    await requestRefund(order, 700)
    expect(await refundsOf(order)).toEqual(['requested 700', 'requested 700'])
  })

  test('a refused refund leaves its key available', async () => {
    const order = await placeOnline(shop, 'card')
    const key = randomUUID()
    expect((await requestRefund(order, 700, shop, key)).status).toBe(409)
    const { body } = await startPaying(shop, order)
    await press(body.url, 'approve')
    await shop.settle()
    expect((await requestRefund(order, 700, shop, key)).status).toBe(201)
  })

  test('the key of a placed order is no key of a refund', async () => {
    const order = await paidByCard()
    const [placed] = await shop.rows<{ key: string }>(
      `select key from idempotency_key where body ->> 'number' = $1`,
      order.number,
    )
    expect(await requestRefund(order, 700, shop, placed!.key)).toMatchObject(reused)
    expect(await refundsOf(order)).toEqual([])
  })
})

describe('a payment that arrived too late', () => {
  test('a late payment is refunded once by the shop, although both processes are notified', async () => {
    const order = await placeOnline(shop, 'card')
    await script(shop, { provider: 'stripe', orderRef: order.number }, [
      { kind: 'webhook', copies: 5 },
      { kind: 'poll', status: 'open' },
    ])
    const { body } = await startPaying(shop, order)
    await requestCancellation(shop, order)
    await press(body.url, 'approve')
    await Promise.all([shop.settle(), twin.settle()])
    await shop.settle()
    expect(await stateOf(shop, order)).toEqual({
      order: 'cancelled',
      payments: ['captured'],
      refunds: [`succeeded ${order.totalMinor}`],
      units: ['listed'],
      tasks: ['late-payment'],
      confirmations: 0,
    })
    expect(moneyAtProviders(shop, order)).toEqual({
      captures: 1,
      captured: order.totalMinor,
      refunded: order.totalMinor,
    })
    expect(await requestRefund(order, 1)).toMatchObject({ status: 409, body: { max: 0 } })
    expect(await currentPayment(shop, order)).toEqual({ kind: 'over', reason: 'cancelled' })
  })
})

test('a refund that cannot be saved blocks no other, and is paid once when it can be', async () => {
  const [bad, sound] = [await paidByCard(), await paidByCard()]
  const id = await approved(bad, 1_000)
  await approved(sound, 1_000)
  const heal = await poison(shop.rows, 'order_history', 'order_id', bad.id)
  await expect(shop.jobs.sendRefunds()).rejects.toThrow('poisoned')
  expect(await refundsOf(sound)).toEqual(['succeeded 1000'])
  expect(await refundsOf(bad)).toEqual(['approved 1000'])
  expect(await failingOf(shop.rows, 'send-refund')).toEqual([{ item: id, tries: 1 }])
  await heal()
  shop.forward(61_000)
  await shop.settle()
  expect(await refundsOf(bad)).toEqual(['succeeded 1000'])
  expect(moneyAtProviders(shop, bad)).toMatchObject({ refunded: 1_000 })
  expect(await failingOf(shop.rows, 'send-refund')).toEqual([])
})
