import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCofidis } from '#providers/cofidis/cofidis.ts'
import type { PaymentProvider, StartCommand, Started } from '#providers/payment/payment-provider.ts'
import {
  aLoan,
  callsOf,
  decide,
  fetchStatusEvents,
  kindsOf,
  type LoanStage,
  loansOf,
  moneyOf,
  patience,
  playFor,
  setLoanStage,
} from '#test/support/loan-stage.ts'

let stage: LoanStage
let cofidis: PaymentProvider

beforeAll(async () => {
  stage = await setLoanStage()
})
afterAll(() => stage.close())
beforeEach(() => {
  cofidis = aCofidis()
})

const shop = { name: 'Kintsu', phone: '+3611234567', email: 'aruhitel@example.com' }

function aCofidis(changes: Partial<Parameters<typeof createCofidis>[0]> = {}) {
  const { shopId, key, iv } = stage.keys.cofidis
  const url = `${stage.sandbox.url}/cofidis`
  return createCofidis({
    shop: { ...shop, shopId },
    key,
    iv,
    launchUrl: `${url}/launch`,
    callbackUrl: `${url}/callback`,
    statusUrl: `${url}/status`,
    patience,
    ...changes,
  })
}

const person = {
  customerPhone: '0036301234567',
  customerMotherName: 'Kovács Ilona',
  customerBirthDate: '1990-02-28',
}

function anOrder(wantsCallback = false): StartCommand {
  return aLoan(stage, {
    market: 'hu',
    method: 'cofidis-promo-ten',
    minor: 18_999_000,
    currency: 'HUF',
    terms: {
      schemeId: '12',
      installments: 10,
      isPromo: true,
      downPayment: { minor: 3_000_000, currency: 'HUF' },
      wantsCallback,
      ...(wantsCallback && { person }),
    },
  })
}

/** Follows the redirect to the form like the customer's browser. */
async function arrive(started: Started): Promise<Started> {
  if (started.kind !== 'redirect') throw new Error(`It was ${started.kind}`)
  const response = await fetch(started.url, { redirect: 'manual' })
  expect(response.status).toBe(302)
  return { ...started, url: response.headers.get('location') ?? '' }
}

test('the form opens with the fields listed in providers.md, in whole forints', async () => {
  const order = anOrder()
  const started = await cofidis.start(order)
  const { searchParams } = new URL(started.kind === 'redirect' ? started.url : '')
  expect(Object.fromEntries(searchParams)).toEqual({
    shopId: stage.keys.cofidis.shopId,
    barem: '12',
    amount: '189990',
    downpmnt: '30000',
    product: 'iPhone 13|Husă / piele|Livrare',
    order_id: `${order.orderNumber}-${order.attemptId.replaceAll('-', '').slice(-12)}`,
    identification_type: '1',
    shop_nev: 'Kintsu',
    shop_telefon: '+3611234567',
    shop_email: 'aruhitel@example.com',
    return_url: 'https://shop.example/processing/?t=secret',
  })
})

describe('the outcome of an application', () => {
  test('an approved application is captured', async () => {
    const order = anOrder()
    const started = await cofidis.start(order)
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(['action-required'])
    const form = await arrive(started)
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(['action-required'])
    expect(await decide(form, 'approve')).toBe('https://shop.example/processing/?t=secret')
    const [event] = await fetchStatusEvents(cofidis, order)
    expect(event!.type).toBe('captured')
    expect(event!.amount).toBeUndefined()
    expect(moneyOf(stage, order)).toEqual([['capture', 18_999_000]])
  })

  test.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled', 'reversed'],
    ['later', 'in-review'],
    ['abandon', 'action-required'],
  ])('the outcome %s is reported as %s', async (outcome, ...types) => {
    const order = anOrder()
    await decide(await arrive(await cofidis.start(order)), outcome)
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(types)
    expect(moneyOf(stage, order)).toEqual([])
  })

  test('a form opened twice is one application', async () => {
    const order = anOrder()
    const started = await cofidis.start(order)
    const first = await arrive(started)
    expect(await arrive(started)).toEqual(first)
    expect(loansOf(stage, order)).toHaveLength(1)
  })

  test('an unknown shop id cannot open the form', async () => {
    const other = aCofidis({ shop: { ...shop, shopId: 'other' } })
    const started = await other.start(anOrder())
    const response = await fetch(started.kind === 'redirect' ? started.url : '')
    expect(response.status).toBe(401)
  })
})

describe('the Cofidis statuses', () => {
  test.each([
    ['1', 'action-required'],
    ['2', 'in-review'],
    ['3', 'in-review'],
    ['4', 'captured'],
    ['5', 'captured'],
    ['6', 'cancelled', 'reversed'],
    ['7', 'cancelled', 'reversed'],
    ['8', 'needs-person', 'reversed'],
    ['9', 'declined'],
    ['10', 'needs-person'],
    ['11', 'action-required'],
  ])('the status %s means %s', async (status, ...types) => {
    const order = anOrder()
    playFor(stage, 'cofidis', order, { kind: 'poll', status })
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(types)
  })

  test.each(['0', '12'])('the status %s is unreadable', async status => {
    const order = anOrder()
    playFor(stage, 'cofidis', order, { kind: 'poll', status })
    await expect(fetchStatusEvents(cofidis, order)).rejects.toThrow('unreadable')
  })

  test('statuses in reverse order are separate events, and a repeated status is the same event', async () => {
    const order = anOrder()
    const statuses = ['5', '2', '5']
    playFor(stage, 'cofidis', order, ...statuses.map(status => ({ kind: 'poll', status }) as const))
    const events = []
    for (const _poll of statuses) events.push(...(await fetchStatusEvents(cofidis, order)))
    expect(kindsOf(events)).toEqual(['captured', 'in-review', 'captured'])
    expect(events[0]!.eventId).toBe(events[2]!.eventId)
    expect(events[0]!.eventId).not.toBe(events[1]!.eventId)
  })

  test('a status request is retried after a 500 or a dropped connection, but not after HTML', async () => {
    const order = anOrder()
    playFor(
      stage,
      'cofidis',
      order,
      { kind: 'respond', at: 'status', status: 500 },
      { kind: 'dropConnection', at: 'status' },
    )
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(['action-required'])
    expect(callsOf(stage, order)).toHaveLength(3)
    playFor(stage, 'cofidis', order, { kind: 'respond', at: 'status', status: 200, html: '<p>' })
    await expect(fetchStatusEvents(cofidis, order)).rejects.toThrow('unreadable')
  })

  test('a status request with an unknown shop id is unauthorized, and with another key rejected', async () => {
    const order = anOrder()
    const other = aCofidis({ shop: { ...shop, shopId: 'other' } })
    await expect(fetchStatusEvents(other, order)).rejects.toThrow('unauthorized')
    const wrongKey = aCofidis({ key: Buffer.alloc(32, 1).toString('base64') })
    // What another key encrypted looks like a code of this one once in 256 times, by its padding: three orders are asked.
    const answers = [anOrder(), anOrder(), anOrder()].map(each =>
      fetchStatusEvents(wrongKey, each).then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    )
    const rejected = (await Promise.all(answers)).filter(answer => answer.includes('rejected'))
    expect(rejected.length).toBeGreaterThan(1)
  })

  test('after five failures in a row no status is requested', async () => {
    const order = anOrder()
    playFor(stage, 'cofidis', order, { kind: 'respond', at: 'status', status: 503, times: 9 })
    await expect(fetchStatusEvents(cofidis, order)).rejects.toThrow('server-error')
    await expect(fetchStatusEvents(cofidis, order)).rejects.toThrow('server-error')
    await expect(fetchStatusEvents(cofidis, order)).rejects.toThrow('circuit-open')
    expect(callsOf(stage, order)).toHaveLength(5)
  })
})

describe('a customer who chooses to be called', () => {
  test('an offline application has no page and is in review until the bank decides', async () => {
    const order = anOrder(true)
    const started = await cofidis.start(order)
    expect(started.kind).toBe('offline')
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(['in-review'])
    const [loan] = loansOf(stage, order)
    const url = `${stage.sandbox.url}/loan/cofidis/${loan!.id}`
    await decide({ kind: 'redirect', url, providerRef: '' }, 'approve')
    expect(kindsOf(await fetchStatusEvents(cofidis, order))).toEqual(['captured'])
  })

  test.each(['before', 'after'] as const)(
    'a connection dropped %s the request was processed results in one application',
    async when => {
      const order = anOrder(true)
      playFor(stage, 'cofidis', order, { kind: 'dropConnection', when })
      expect((await cofidis.start(order)).kind).toBe('offline')
      expect(loansOf(stage, order)).toHaveLength(1)
    },
  )

  test('an offline application fails without personal data, and is unknown after HTML', async () => {
    const { person: _person, ...terms } = anOrder(true).terms!
    const noFacts = { ...anOrder(true), terms }
    expect(await cofidis.start(noFacts)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected', status: 400 },
    })
    const order = anOrder(true)
    playFor(stage, 'cofidis', order, { kind: 'respond', status: 200, html: '<p>' })
    expect(await cofidis.start(order)).toMatchObject({
      kind: 'unknown',
      failure: { kind: 'unreadable' },
    })
  })
})

test.each([
  ['1', 'cancelled'],
  ['2', 'too-late'],
  ['3', 'too-late'],
  ['5', 'too-late'],
  ['7', 'cancelled'],
  ['8', 'too-late'],
  ['9', 'cancelled'],
  ['10', 'too-late'],
  ['11', 'cancelled'],
])('cancelling an application with status %s is %s', async (status, kind) => {
  const order = anOrder()
  playFor(stage, 'cofidis', order, { kind: 'poll', status })
  expect(await cofidis.cancel(order, 'k')).toEqual({ ok: true, value: { kind } })
})

test('Cofidis sends no webhooks, and refunds are made manually', async () => {
  const order = anOrder()
  const raw = { body: Buffer.from('{}'), headers: {}, query: { attempt: order.attemptId } }
  expect(cofidis.parseWebhook(raw)).toEqual({ ok: false, refusal: { kind: 'unreadable' } })
  expect(await cofidis.refund(order, order.amount, 'k')).toEqual({
    ok: true,
    value: { kind: 'refused', reason: 'by-hand' },
  })
})

test('of the Cofidis barems, six and ten months are free of interest, the others are not', async () => {
  const result = await cofidis.schemes('hu')
  const found = result.ok ? result.value : []
  expect(found.map(one => [one.id, one.method, one.installments, one.isPromo])).toEqual([
    ['66', 'cofidis-promo', 6, true],
    ['12', 'cofidis-promo-ten', 10, true],
    ['131', 'cofidis', 10, false],
    ['51', 'cofidis', 12, false],
    ['93', 'cofidis', 15, false],
    ['48', 'cofidis', 20, false],
    ['49', 'cofidis', 24, false],
  ])
  expect(found.map(({ minAmount, maxAmount }) => [minAmount.minor, maxAmount.minor])).toEqual([
    [6_000_000, 150_000_000],
    [8_000_000, 150_000_000],
    ...Array.from({ length: 5 }, () => [4_000_000, 150_000_000]),
  ])
  expect(await cofidis.schemes('ro')).toEqual({ ok: true, value: [] })
})
