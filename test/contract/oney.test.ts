import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { optionOf } from '#domain/payment/option-of.ts'
import { createOney } from '#providers/oney/oney.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
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
let oney: PaymentProvider

beforeAll(async () => {
  stage = await setLoanStage()
})
afterAll(() => stage.close())
beforeEach(() => {
  oney = anOney()
})

function anOney(changes: Partial<Parameters<typeof createOney>[0]> = {}) {
  return createOney({
    ...stage.keys.oney,
    baseUrl: `${stage.sandbox.url}/oney`,
    encryptsBody: true,
    patience,
    ...changes,
  })
}

const threeParts = {
  schemeId: '3XP',
  installments: 3,
  isPromo: true,
  downPayment: { minor: 0, currency: 'RON' },
  wantsCallback: false,
} as const

function anOrder(minor = 129_999) {
  return aLoan(stage, { market: 'ro', method: 'oney', minor, currency: 'RON', terms: threeParts })
}

function lei(minor: number) {
  return { minor, currency: 'RON' }
}

describe('the outcome of an application', () => {
  test('an application is approved, confirmed by the shop and funded', async () => {
    const order = anOrder()
    const started = await oney.start(order)
    expect(started).toMatchObject({ kind: 'redirect' })
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual(['action-required'])
    expect(await decide(started, 'approve')).toBe('https://shop.example/processing/?t=secret')
    const [favorable] = await fetchStatusEvents(oney, order)
    expect(favorable).toMatchObject({ type: 'authorized', amount: lei(129_999) })
    expect(moneyOf(stage, order)).toEqual([])
    expect(await oney.capture(order, 'capture-1')).toEqual({ ok: true, value: undefined })
    expect(await oney.capture(order, 'capture-1')).toEqual({ ok: true, value: undefined })
    const [funded] = await fetchStatusEvents(oney, order)
    expect(funded).toMatchObject({ type: 'captured', amount: lei(129_999) })
    expect(funded!.eventId).not.toBe(favorable!.eventId)
    expect(moneyOf(stage, order)).toEqual([['capture', 129_999]])
  })

  test.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['later', 'in-review'],
    ['abandon', 'action-required'],
  ])('the outcome %s is reported as %s', async (outcome, type) => {
    const order = anOrder()
    await decide(await oney.start(order), outcome)
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual([type])
    expect(moneyOf(stage, order)).toEqual([])
  })

  test('an application is in review first and approved afterwards', async () => {
    const order = anOrder()
    const started = await oney.start(order)
    await decide(started, 'later')
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual(['in-review'])
    await decide(started, 'approve')
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual(['authorized'])
  })

  test('a purchase that is not favorable is not confirmed', async () => {
    const order = anOrder()
    await oney.start(order)
    const captured = await oney.capture(order, 'capture-2')
    expect(captured).toMatchObject({ ok: false, refusal: { kind: 'rejected', status: 409 } })
  })

  test('an order unknown to Oney has no events', async () => {
    expect(await fetchStatusEvents(oney, anOrder())).toEqual([])
  })
})

describe('the Oney statuses', () => {
  test.each([
    ['PENDING', 'in-review'],
    ['FAVORABLE', 'authorized'],
    ['FUNDED', 'captured'],
    ['REFUSED', 'declined'],
    ['ABORTED', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    ['SOMETHING_NEW', 'in-review'],
  ])('the status %s means %s', async (status, type) => {
    const order = anOrder()
    await oney.start(order)
    playFor(stage, 'oney', order, { kind: 'poll', status })
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual([type])
  })

  test('each status is an event of its own, with a stable id', async () => {
    const order = anOrder()
    await oney.start(order)
    const statuses = ['FAVORABLE', 'PENDING', 'FAVORABLE']
    playFor(stage, 'oney', order, ...statuses.map(status => ({ kind: 'poll', status }) as const))
    const events = []
    for (const _poll of statuses) events.push(...(await fetchStatusEvents(oney, order)))
    expect(kindsOf(events)).toEqual(['authorized', 'in-review', 'authorized'])
    expect(events[0]!.eventId).toBe(events[2]!.eventId)
    expect(events[0]!.eventId).not.toBe(events[1]!.eventId)
  })

  test.each([
    [{ minor: 130_000 }, { minor: 130_000, currency: 'RON' }],
    [{ minor: 129_998 }, { minor: 129_998, currency: 'RON' }],
    [
      { minor: 129_999, currency: 'EUR' },
      { minor: 129_999, currency: 'EUR' },
    ],
  ])('a different amount is reported unchanged: %j', async (amount, expected) => {
    const order = anOrder()
    await oney.start(order)
    const [before] = await fetchStatusEvents(oney, order)
    playFor(stage, 'oney', order, { kind: 'amount', at: 'status', ...amount })
    const [event] = await fetchStatusEvents(oney, order)
    expect(event!.amount).toEqual(expected)
    expect(event!.eventId).not.toBe(before!.eventId)
  })
})

describe('a start that fails', () => {
  test.each([1, 2])('%i server errors are retried and result in one purchase', async times => {
    const order = anOrder()
    playFor(stage, 'oney', order, { kind: 'respond', status: 500, when: 'after', times })
    expect(await oney.start(order)).toMatchObject({ kind: 'redirect' })
    expect(callsOf(stage, order)).toHaveLength(times + 1)
    expect(loansOf(stage, order)).toHaveLength(1)
  })

  test('three server errors leave the start unknown, and the status resolves it', async () => {
    const order = anOrder()
    playFor(stage, 'oney', order, { kind: 'respond', status: 500, when: 'after', times: 3 })
    expect(await oney.start(order)).toEqual({
      kind: 'unknown',
      failure: { kind: 'server-error', status: 500 },
    })
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual(['action-required'])
  })

  test('an HTML response leaves the start unknown', async () => {
    const order = anOrder()
    playFor(stage, 'oney', order, { kind: 'respond', status: 200, html: '<h1>Oops</h1>' })
    expect(await oney.start(order)).toEqual({
      kind: 'unknown',
      failure: { kind: 'unreadable', status: 200 },
    })
  })

  test('a 401 response is a definite failure', async () => {
    const order = anOrder()
    const failed = { kind: 'failed', failure: { kind: 'unauthorized', status: 401 } }
    expect(await anOney({ paymentKey: 'wrong' }).start(order)).toEqual(failed)
    playFor(stage, 'oney', order, { kind: 'respond', status: 401, when: 'before' })
    expect(await oney.start(order)).toEqual(failed)
    expect(loansOf(stage, order)).toEqual([])
  })

  test('a message encrypted with another key is refused', async () => {
    const encryptionKey = Buffer.alloc(32, 1).toString('base64')
    expect(await anOney({ encryptionKey }).start(anOrder())).toMatchObject({ kind: 'failed' })
  })

  test.each(['before', 'after'] as const)(
    'a connection dropped %s the request was processed results in one purchase',
    async when => {
      const order = anOrder()
      playFor(stage, 'oney', order, { kind: 'dropConnection', when })
      expect(await oney.start(order)).toMatchObject({ kind: 'redirect' })
      expect(loansOf(stage, order)).toHaveLength(1)
    },
  )

  test('a connection dropped each time is unknown; the same key later returns the same purchase', async () => {
    const order = anOrder()
    playFor(stage, 'oney', order, { kind: 'dropConnection', when: 'after', times: 3 })
    expect(await oney.start(order)).toMatchObject({
      kind: 'unknown',
      failure: { kind: 'unreachable' },
    })
    expect(await oney.start(order)).toMatchObject({ kind: 'redirect' })
    expect(loansOf(stage, order)).toHaveLength(1)
  })

  test('after five failures in a row no request is sent', async () => {
    const order = anOrder()
    playFor(stage, 'oney', order, { kind: 'respond', status: 503, when: 'before', times: 9 })
    await oney.start(order)
    await oney.start(order)
    expect(await oney.start(order)).toEqual({ kind: 'failed', failure: { kind: 'circuit-open' } })
    expect(callsOf(stage, order)).toHaveLength(5)
  })

  test('the customer is redirected to known hosts only', async () => {
    const { host } = new URL(stage.sandbox.url)
    const known = anOney({ returnedUrlHosts: [host] })
    expect(await known.start(anOrder())).toMatchObject({ kind: 'redirect' })
    const other = anOney({ returnedUrlHosts: ['oney.example'] })
    expect(await other.start(anOrder())).toMatchObject({ kind: 'unknown' })
  })

  test('unencrypted bodies are accepted too', async () => {
    const plain = anOney({ encryptsBody: false })
    const order = anOrder()
    expect(await plain.start(order)).toMatchObject({ kind: 'redirect' })
    expect(kindsOf(await fetchStatusEvents(plain, order))).toEqual(['action-required'])
  })
})

describe('webhooks', () => {
  test('copies of a webhook have one key, another status has another; each names its attempt', async () => {
    const order = anOrder()
    const started = await oney.start(order)
    playFor(
      stage,
      'oney',
      order,
      { kind: 'webhook', status: 'FAVORABLE', copies: 3 },
      { kind: 'webhook', status: 'PENDING' },
    )
    await decide(started, 'approve')
    const raw = await stage.shop.webhooksOf(order, 4)
    const webhooks = raw.map(one => oney.parseWebhook(one))
    const keys = webhooks.map(webhook => (webhook.ok ? webhook.value.eventKey : ''))
    const [copied] = keys.filter((key, index) => keys.indexOf(key) !== index)
    expect(keys.filter(key => key === copied)).toHaveLength(3)
    expect(new Set(keys).size).toBe(2)
    for (const webhook of webhooks)
      expect(webhook).toMatchObject({
        value: { about: { kind: 'attempt', attemptId: order.attemptId } },
      })
  })

  test('a webhook that is not answered with success is sent again with the same key', async () => {
    const order = anOrder()
    const started = await oney.start(order)
    const { clock, journal } = stage.sandbox.world
    stage.shop.answerWith(500)
    await decide(started, 'approve')
    await vi.waitFor(() =>
      expect(journal.read({ orderRef: order.orderNumber, kind: 'webhook' })).toMatchObject([
        { status: 500 },
      ]),
    )
    stage.shop.answerWith(204)
    await clock.advance(60_000)
    const keys = (await stage.shop.webhooksOf(order, 2)).map(raw => oney.parseWebhook(raw))
    expect(keys[0]).toEqual(keys[1])
    expect(keys[0]!.ok).toBe(true)
  })

  test('a webhook from a third party is refused', async () => {
    const order = anOrder()
    const started = await oney.start(order)
    playFor(stage, 'oney', order, { kind: 'webhook', badSignature: true })
    await decide(started, 'approve')
    const [raw] = await stage.shop.webhooksOf(order)
    expect(oney.parseWebhook(raw!)).toEqual({ ok: false, refusal: { kind: 'bad-signature' } })
  })

  test.each(['', '<html>', '[]', '{"merchant_guid":"x"}'])('the webhook %s is unreadable', body => {
    const raw = { body: Buffer.from(body), headers: {}, query: { attempt: 'a' } }
    expect(oney.parseWebhook(raw)).toEqual({ ok: false, refusal: { kind: 'unreadable' } })
  })
})

describe('refunds', () => {
  const funded = async () => {
    const order = anOrder()
    await decide(await oney.start(order), 'approve')
    await oney.capture(order, `capture ${order.key}`)
    return order
  }

  test('a refund of a part, then of the rest, leaves nothing to refund', async () => {
    const order = await funded()
    const refunded = { ok: true, value: { kind: 'succeeded', refundRef: 'refund-1' } }
    expect(await oney.refund(order, { minor: 29_999, currency: 'RON' }, 'refund-1')).toEqual(
      refunded,
    )
    expect(await oney.refund(order, { minor: 29_999, currency: 'RON' }, 'refund-1')).toEqual(
      refunded,
    )
    const tooMuch = { minor: 100_001, currency: 'RON' } as const
    expect(await oney.refund(order, tooMuch, 'refund-2')).toMatchObject({
      ok: true,
      value: { kind: 'refused' },
    })
    const rest = { minor: 100_000, currency: 'RON' } as const
    expect(await oney.refund(order, rest, 'refund-3')).toMatchObject({
      value: { kind: 'succeeded' },
    })
    expect(moneyOf(stage, order)).toEqual([
      ['capture', 129_999],
      ['refund', 29_999],
      ['refund', 100_000],
    ])
  })

  test('a purchase is cancelled once before it is funded, and stays cancelled', async () => {
    const order = anOrder()
    await decide(await oney.start(order), 'approve')
    expect(await oney.cancel(order, 'cancel-1')).toEqual({ ok: true, value: { kind: 'cancelled' } })
    expect(await oney.cancel(order, 'cancel-1')).toEqual({ ok: true, value: { kind: 'cancelled' } })
    expect(kindsOf(await fetchStatusEvents(oney, order))).toEqual(['cancelled'])
    expect(await oney.capture(order, 'capture-3')).toMatchObject({ ok: false })
    expect(moneyOf(stage, order)).toEqual([])
  })

  test('a funded purchase is too late to cancel, one never started counts as cancelled', async () => {
    const order = await funded()
    expect(await oney.cancel(order, 'cancel-2')).toEqual({ ok: true, value: { kind: 'too-late' } })
    expect(await oney.cancel(anOrder(), 'cancel-3')).toEqual({
      ok: true,
      value: { kind: 'cancelled' },
    })
    expect(moneyOf(stage, order)).toEqual([['capture', 129_999]])
  })
})

describe('the Oney terms', () => {
  test('Oney offers 3 or 4 instalments without cost, from 300 to 12,000 lei', async () => {
    const result = await oney.schemes('ro')
    expect(result).toMatchObject({
      ok: true,
      value: [
        {
          id: '3XP',
          method: 'oney',
          installments: 3,
          installmentFactor: 1 / 3,
          totalDueFactor: 1,
          interestRate: 0,
          apr: 0,
          minAmount: lei(30_000),
          maxAmount: lei(1_200_000),
          isPromo: true,
        },
        { id: '4XP', installments: 4, installmentFactor: 0.25, totalDueFactor: 1 },
      ],
    })
  })

  test.each([
    [129_999, 43_333, 43_333],
    [130_000, 43_334, 43_333],
    [130_001, 43_335, 43_333],
  ])(
    'three instalments of %i bani are what Oney simulates for that amount',
    async (minor, first, later) => {
      const schemes = await oney.schemes('ro')
      const scheme = schemes.ok ? schemes.value.find(({ id }) => id === '3XP') : undefined
      const option = scheme && optionOf(scheme, { minor, currency: 'RON' })
      expect([option?.initialPayment, option?.monthlyPayment]).toEqual([lei(first), lei(later)])
      const { merchantGuid, pspGuid, marketingKey } = stage.keys.oney
      const query = new URLSearchParams({
        merchant_guid: merchantGuid,
        psp_guid: pspGuid,
        payment_amount: (minor / 100).toFixed(2),
        business_transaction_code: '3XP',
      })
      const simulated = await fetch(
        `${stage.sandbox.url}/oney/sale_support_tools/v1/simulation?${query}`,
        {
          headers: {
            'x-oney-authorization': marketingKey,
            'x-oney-partner-country-code': 'RO',
            'x-oney-secret': 'None',
          },
        },
      )
      expect(await simulated.json()).toMatchObject({
        down_payment_amount: first / 100,
        instalments: [{ instalment_amount: later / 100 }, { instalment_amount: later / 100 }],
      })
    },
  )

  test('Oney has no terms in other markets, and the payment key does not open them', async () => {
    expect(await oney.schemes('bg')).toEqual({ ok: true, value: [] })
    const { paymentKey } = stage.keys.oney
    expect(await anOney({ marketingKey: paymentKey }).schemes('ro')).toEqual({
      ok: false,
      refusal: { kind: 'unauthorized', status: 401 },
    })
  })
})
