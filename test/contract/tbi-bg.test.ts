import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import { createTbiBg } from '#providers/tbi/tbi-bg.ts'
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
  termsOf,
} from '#test/support/loan-stage.ts'

let stage: LoanStage
let tbi: PaymentProvider

beforeAll(async () => {
  stage = await setLoanStage()
})
afterAll(() => stage.close())
beforeEach(() => {
  tbi = aTbi()
})

function aTbi(changes: Partial<Parameters<typeof createTbiBg>[0]> = {}) {
  return createTbiBg({
    ...stage.keys.tbiBg,
    baseUrl: `${stage.sandbox.url}/tbi-bg`,
    patience,
    ...changes,
  })
}

async function schemes() {
  const result = await tbi.schemes('bg')
  if (!result.ok) throw new Error(result.refusal.kind)
  return result.value
}

async function anOrder(minor = 129_999) {
  const scheme = (await schemes()).find(({ method }) => method === 'promo10')
  const terms = termsOf(scheme!)
  return aLoan(stage, { market: 'bg', method: 'promo10', minor, currency: 'BGN', terms })
}

describe('how a TBI application ends in Bulgaria', () => {
  test('an approved application ends with a signed contract', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual(['action-required'])
    expect(await decide(started, 'approve')).toBe('https://shop.example/processing/?t=secret')
    const [event] = await fetchStatusEvents(tbi, order, started)
    expect(event).toMatchObject({
      type: 'captured',
      amount: { minor: 129_999, currency: 'BGN' },
      reason: 'ContractSigned',
    })
    expect(moneyOf(stage, order)).toEqual([['capture', 129_999]])
  })

  test.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['later', 'in-review'],
    ['abandon', 'action-required'],
  ])('%s ends as %s', async (outcome, type) => {
    const order = await anOrder()
    const started = await tbi.start(order)
    await decide(started, outcome)
    expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual([type])
    expect(moneyOf(stage, order)).toEqual([])
  })

  test('an application in review is signed afterwards', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    await decide(started, 'later')
    expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual(['in-review'])
    await decide(started, 'approve')
    expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual(['captured'])
  })

  test('an application without a received response has no status to query', async () => {
    expect(await fetchStatusEvents(tbi, await anOrder())).toEqual([])
  })
})

describe('the statuses of TBI', () => {
  test.each([
    ['Draft', 'action-required'],
    ['MP Sent', 'in-review'],
    ['InProgress', 'in-review'],
    ['InProgressAssessment', 'in-review'],
    ['Approved', 'in-review'],
    ['KYC', 'in-review'],
    ['ContractSigning', 'in-review'],
    ['Rejected', 'declined'],
    ['Canceled', 'cancelled'],
    ['ContractSigned', 'captured'],
    ['Paid', 'captured'],
    ['approved & signed', 'captured'],
    ['Something new', 'in-review'],
  ])('the status %s means %s', async (status, type) => {
    const order = await anOrder()
    const started = await tbi.start(order)
    playFor(stage, 'tbi-bg', order, { kind: 'poll', status })
    expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual([type])
  })

  test('each status has its own event, the same one each time', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    const statuses = ['Paid', 'InProgress', 'Paid']
    playFor(stage, 'tbi-bg', order, ...statuses.map(status => ({ kind: 'poll', status }) as const))
    const events = []
    for (const _poll of statuses) events.push(...(await fetchStatusEvents(tbi, order, started)))
    expect(kindsOf(events)).toEqual(['captured', 'in-review', 'captured'])
    expect(events[0]!.eventId).toBe(events[2]!.eventId)
    expect(events[0]!.eventId).not.toBe(events[1]!.eventId)
  })

  test.each([
    [{ minor: 129_998 }, { minor: 129_998, currency: 'BGN' }],
    [{ minor: 130_000 }, { minor: 130_000, currency: 'BGN' }],
    [
      { minor: 129_999, currency: 'EUR' },
      { minor: 129_999, currency: 'EUR' },
    ],
  ])('a differing amount is reported as it is: %j', async (amount, expected) => {
    const order = await anOrder()
    const started = await tbi.start(order)
    playFor(stage, 'tbi-bg', order, { kind: 'amount', at: 'status', ...amount })
    const [event] = await fetchStatusEvents(tbi, order, started)
    expect(event!.amount).toEqual(expected)
  })

  test('an unreadable status is queried again, then reported', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    const broken = { kind: 'respond', at: 'status', status: 500, times: 2 } as const
    playFor(stage, 'tbi-bg', order, broken)
    expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual(['action-required'])
    playFor(stage, 'tbi-bg', order, { kind: 'respond', at: 'status', status: 200, html: '<p>' })
    await expect(fetchStatusEvents(tbi, order, started)).rejects.toThrow('unreadable')
  })

  test('a status query with another token is refused', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    const [id] = JSON.parse('providerRef' in started ? started.providerRef : '[]')
    const other = { ...order, providerRef: JSON.stringify([id, 'other']) }
    expect(await tbi.fetchStatus(other)).toEqual({
      ok: false,
      refusal: { kind: 'rejected', status: 200, code: 'Непозната поръчка' },
    })
  })
})

describe('a failed start', () => {
  test('a start answered with 500 has an unknown result and is not retried automatically', async () => {
    const order = await anOrder()
    playFor(stage, 'tbi-bg', order, { kind: 'respond', status: 500, when: 'after' })
    const failure = { kind: 'server-error', status: 500 }
    expect(await tbi.start(order)).toEqual({ kind: 'unknown', failure })
    expect(callsOf(stage, order)).toHaveLength(1)
  })

  test('a start answered with HTML has an unknown result', async () => {
    const order = await anOrder()
    playFor(stage, 'tbi-bg', order, { kind: 'respond', status: 200, html: '<h1>Грешка</h1>' })
    const failure = { kind: 'unreadable', status: 200 }
    expect(await tbi.start(order)).toEqual({ kind: 'unknown', failure })
  })

  test('a start answered with 401 has not created an application', async () => {
    const order = await anOrder()
    const failure = { kind: 'unauthorized', status: 401 }
    expect(await aTbi({ resellerKey: 'wrong' }).start(order)).toEqual({
      kind: 'failed',
      failure,
    })
    expect(loansOf(stage, order)).toEqual([])
  })

  test('a start refused with a message is a decline', async () => {
    const other = aTbi({ encryptionKey: 'another key' })
    expect(await other.start(await anOrder())).toEqual({
      kind: 'declined',
      reason: 'Липсва номер на поръчка',
    })
    const tooDear = await anOrder(800_001)
    expect(await tbi.start(tooDear)).toEqual({
      kind: 'declined',
      reason: 'Сумата е извън границите на схемата',
    })
    expect(await tbi.start(await anOrder(800_000))).toMatchObject({ kind: 'redirect' })
  })

  test.each(['before', 'after'] as const)(
    'a start whose connection dropped %s processing has an unknown result; a retry leaves one loan',
    async when => {
      const order = await anOrder()
      playFor(stage, 'tbi-bg', order, { kind: 'dropConnection', when })
      expect(await tbi.start(order)).toMatchObject({
        kind: 'unknown',
        failure: { kind: 'unreachable' },
      })
      const started = await tbi.start(order)
      expect(loansOf(stage, order)).toHaveLength(1)
      expect(kindsOf(await fetchStatusEvents(tbi, order, started))).toEqual(['action-required'])
    },
  )

  test('after five failures in a row TBI is not called', async () => {
    const order = await anOrder()
    playFor(stage, 'tbi-bg', order, { kind: 'respond', status: 503, when: 'before', times: 9 })
    for (let times = 0; times < 5; times += 1) await tbi.start(order)
    expect(await tbi.start(order)).toEqual({ kind: 'failed', failure: { kind: 'circuit-open' } })
    expect(callsOf(stage, order)).toHaveLength(5)
  })
})

describe('TBI webhooks', () => {
  test('copies of a webhook share one key, another status has another one; each identifies its attempt', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    playFor(
      stage,
      'tbi-bg',
      order,
      { kind: 'webhook', status: 'ContractSigned', copies: 3 },
      { kind: 'webhook', status: 'InProgress' },
    )
    await decide(started, 'approve')
    const webhooks = (await stage.shop.webhooksOf(order, 4)).map(one => tbi.parseWebhook(one))
    const keys = webhooks.map(webhook => (webhook.ok ? webhook.value.eventKey : '')).toSorted()
    expect(new Set(keys).size).toBe(2)
    expect(keys[1]).toBe(keys[2])
    for (const webhook of webhooks) {
      const about = { kind: 'attempt', attemptId: order.attemptId }
      expect(webhook).toMatchObject({ ok: true, value: { about } })
      expect(webhook.ok && webhook.value.event).toBeUndefined()
    }
  })

  test('a webhook from a third party or about another attempt is refused', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    playFor(
      stage,
      'tbi-bg',
      order,
      { kind: 'webhook', badSignature: true },
      { kind: 'webhook', status: 'Paid' },
    )
    await decide(started, 'approve')
    const raw = await stage.shop.webhooksOf(order, 2)
    const refused = { ok: false, refusal: { kind: 'bad-signature' } }
    const results = raw.map(one => tbi.parseWebhook(one))
    expect(results.filter(({ ok }) => !ok)).toEqual([refused])
    const moved = raw.map(one => tbi.parseWebhook({ ...one, query: { attempt: 'another' } }))
    expect(moved).toEqual([refused, refused])
  })

  test.each(['', '<html>', '[]', '{"OrderId":"x"}'])('the webhook body %s is unreadable', body => {
    const raw = { body: Buffer.from(body), headers: {}, query: { attempt: 'a' } }
    expect(tbi.parseWebhook(raw)).toEqual({ ok: false, refusal: { kind: 'unreadable' } })
  })
})

describe('the installment terms of TBI', () => {
  test('promo10 is the promo plan with ten installments, promo the other ones, standard those with interest', async () => {
    const found = (await schemes()).map(({ method, installments }) => [method, installments])
    expect(found).toEqual([
      ['standard', 6],
      ['standard', 12],
      ['standard', 18],
      ['standard', 24],
      ['standard', 36],
      ['standard', 48],
      ['promo', 3],
      ['promo', 6],
      ['promo10', 10],
      ['promo', 12],
    ])
  })

  test('factors, rates and limits are as published', async () => {
    const [standard] = await schemes()
    expect(standard).toEqual({
      id: '306',
      method: 'standard',
      name: '6 месеца',
      installments: 6,
      installmentFactor: 0.176423,
      totalDueFactor: 1.058538,
      interestRate: 19.8,
      apr: 21.7,
      minAmount: { minor: 15_000, currency: 'BGN' },
      maxAmount: { minor: 1_000_000, currency: 'BGN' },
      isPromo: false,
    })
    const promo = (await schemes()).find(({ method }) => method === 'promo10')
    expect(promo).toMatchObject({ totalDueFactor: 1, installmentFactor: 0.1, isPromo: true })
  })

  test('other markets have no terms, and a wrong key gets none', async () => {
    expect(await tbi.schemes('ro')).toEqual({ ok: true, value: [] })
    expect(await aTbi({ resellerKey: 'wrong' }).schemes('bg')).toEqual({
      ok: false,
      refusal: { kind: 'unauthorized', status: 401 },
    })
  })
})

test('a draft can be cancelled, an application at the bank cannot', async () => {
  const order = await anOrder()
  const started = await tbi.start(order)
  const known = { ...order, providerRef: 'providerRef' in started ? started.providerRef : '' }
  const letGo = { ok: true, value: { kind: 'cancelled' } }
  expect(await tbi.cancel(order, 'k')).toEqual(letGo)
  expect(await tbi.cancel(known, 'k')).toEqual(letGo)
  await decide(started, 'later')
  expect(await tbi.cancel(known, 'k')).toEqual({ ok: true, value: { kind: 'too-late' } })
  await decide(started, 'decline')
  expect(await tbi.cancel(known, 'k')).toEqual(letGo)
})

test('TBI captures automatically and is refunded manually', async () => {
  const order = await anOrder()
  expect(await tbi.capture(order, 'k')).toEqual({ ok: true, value: undefined })
  expect(await tbi.refund(order, order.amount, 'k')).toEqual({
    ok: true,
    value: { kind: 'refused', reason: 'by-hand' },
  })
})
