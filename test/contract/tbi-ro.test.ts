import { constants, publicEncrypt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentProvider, RawWebhook } from '#providers/payment/payment-provider.ts'
import { createTbiRo } from '#providers/tbi/tbi-ro.ts'
import {
  aLoan,
  callsOf,
  decide,
  fetchStatusEvents,
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

function aTbi(changes: Partial<Parameters<typeof createTbiRo>[0]> = {}) {
  const { bnpl, tnpl, bankPublicKey, shopPrivateKey } = stage.keys.tbiRo
  return createTbiRo({
    baseUrl: `${stage.sandbox.url}/tbi-ro`,
    stores: { bnpl, tnpl },
    bankPublicKey,
    shopPrivateKey,
    patience,
    ...changes,
  })
}

async function anOrder(method: 'bnpl' | 'tnpl' | 'tnpl-rate' = 'bnpl', minor = 129_999) {
  const schemes = await tbi.schemes('ro')
  const scheme = schemes.ok ? schemes.value.find(one => one.method === method) : undefined
  const terms = termsOf(scheme!)
  return aLoan(stage, { market: 'ro', method, minor, currency: 'RON', terms })
}

function referenceOf({ orderNumber, attemptId }: Awaited<ReturnType<typeof anOrder>>) {
  return `${orderNumber}-${attemptId.replaceAll('-', '').slice(-12)}`
}

describe('how a TBI application ends in Romania', () => {
  test.each(['bnpl', 'tnpl', 'tnpl-rate'] as const)(
    'an application for %s can be approved',
    async method => {
      const order = await anOrder(method)
      const started = await tbi.start(order)
      expect(started).toMatchObject({ kind: 'redirect', providerRef: referenceOf(order) })
      expect(await decide(started, 'approve')).toBe('https://shop.example/processing/?t=secret')
      const [raw] = await stage.shop.webhooksOf(order)
      expect(tbi.parseWebhook(raw!)).toMatchObject({
        ok: true,
        value: {
          about: { kind: 'attempt', attemptId: order.attemptId },
          event: { type: 'captured', providerRef: referenceOf(order), reason: 'Aprobat' },
        },
      })
      expect(moneyOf(stage, order)).toEqual([['capture', 129_999]])
    },
  )

  test.each(['decline', 'cancel'])(
    '%s ends as declined, because the webhook does not distinguish the two',
    async outcome => {
      const order = await anOrder()
      await decide(await tbi.start(order), outcome)
      const [raw] = await stage.shop.webhooksOf(order)
      expect(tbi.parseWebhook(raw!)).toMatchObject({
        ok: true,
        value: { event: { type: 'declined' } },
      })
      expect(moneyOf(stage, order)).toEqual([])
    },
  )

  test('an application in review is approved afterwards', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    await decide(started, 'later')
    await decide(started, 'approve')
    const [raw] = await stage.shop.webhooksOf(order)
    expect(tbi.parseWebhook(raw!)).toMatchObject({ value: { event: { type: 'captured' } } })
  })

  test('an application has no status to query', async () => {
    const order = await anOrder()
    const started = await tbi.start(order)
    await decide(started, 'approve')
    expect(await fetchStatusEvents(tbi, order, started)).toEqual([])
  })
})

describe('a failed start', () => {
  test.each([
    [
      { kind: 'respond', status: 500 },
      { kind: 'server-error', status: 500 },
    ],
    [
      { kind: 'respond', status: 200, html: '<h1>Eroare</h1>' },
      { kind: 'unreadable', status: 200 },
    ],
  ] as const)('a start with %j has an unknown result and is sent once', async (step, failure) => {
    const order = await anOrder()
    playFor(stage, 'tbi-ro', order, step)
    expect(await tbi.start(order)).toEqual({ kind: 'unknown', failure })
    expect(callsOf(stage, order)).toHaveLength(1)
  })

  test('a start answered with 401 has not created an application', async () => {
    const order = await anOrder()
    const { bnpl, tnpl } = stage.keys.tbiRo
    const failed = { kind: 'failed', failure: { kind: 'unauthorized', status: 401 } }
    const stores = { bnpl: { ...bnpl, password: 'wrong' }, tnpl }
    expect(await aTbi({ stores }).start(order)).toEqual(failed)
    const { shopPublicKey } = stage.keys.tbiRo
    expect(await aTbi({ bankPublicKey: shopPublicKey }).start(order)).toEqual(failed)
    expect(loansOf(stage, order)).toEqual([])
  })

  test.each(['before', 'after'] as const)(
    'a start whose connection dropped %s processing has an unknown result; a retry leaves one loan',
    async when => {
      const order = await anOrder()
      playFor(stage, 'tbi-ro', order, { kind: 'dropConnection', when })
      expect(await tbi.start(order)).toMatchObject({
        kind: 'unknown',
        failure: { kind: 'unreachable' },
      })
      expect(await tbi.start(order)).toMatchObject({ kind: 'redirect' })
      expect(loansOf(stage, order)).toHaveLength(1)
    },
  )

  test('after five failures in a row TBI is not called', async () => {
    const order = await anOrder()
    playFor(stage, 'tbi-ro', order, { kind: 'respond', status: 503, when: 'before', times: 9 })
    for (let times = 0; times < 5; times += 1) await tbi.start(order)
    expect(await tbi.start(order)).toEqual({ kind: 'failed', failure: { kind: 'circuit-open' } })
    expect(callsOf(stage, order)).toHaveLength(5)
  })
})

describe('TBI webhooks', () => {
  test('copies of a webhook, re-encrypted or plain, share one key; the other status has another', async () => {
    const order = await anOrder()
    playFor(
      stage,
      'tbi-ro',
      order,
      { kind: 'webhook', status: '1', copies: 2 },
      { kind: 'webhook', status: '1' },
      { kind: 'webhook', status: '0' },
    )
    await decide(await tbi.start(order), 'approve')
    const raw = await stage.shop.webhooksOf(order, 4)
    const keyOf = (one: RawWebhook) => {
      const webhook = tbi.parseWebhook(one)
      return webhook.ok ? webhook.value.eventKey : ''
    }
    const plain = { order_id: referenceOf(order), status_id: '1', motiv: 'Aprobat' }
    const keys = [...raw.map(keyOf), keyOf(plainWebhook(order.attemptId, plain))].toSorted()
    expect(new Set(raw.map(({ body }) => body.toString())).size).toBe(3)
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain('')
  })

  test('the encrypted text may be sent alone, in a form or in JSON', async () => {
    const order = await anOrder()
    const plaintext = JSON.stringify({ order_id: referenceOf(order), status_id: '0', motiv: '' })
    const padding = constants.RSA_PKCS1_PADDING
    const key = stage.keys.tbiRo.shopPublicKey
    const sealed = publicEncrypt({ key, padding }, Buffer.from(plaintext)).toString('base64')
    const bodies = [
      sealed,
      new URLSearchParams({ order_data: sealed }).toString(),
      JSON.stringify({ order_data: sealed }),
    ]
    for (const body of bodies) {
      const query = { attempt: order.attemptId }
      const webhook = tbi.parseWebhook({ body: Buffer.from(body), headers: {}, query })
      expect(webhook).toMatchObject({ ok: true, value: { event: { type: 'declined' } } })
    }
  })

  test('every invalid webhook gets the same response', async () => {
    const order = await anOrder()
    const unreadable = { ok: false, refusal: { kind: 'unreadable' } }
    playFor(stage, 'tbi-ro', order, { kind: 'webhook', badSignature: true })
    await decide(await tbi.start(order), 'approve')
    const [spoilt] = await stage.shop.webhooksOf(order)
    expect(tbi.parseWebhook(spoilt!)).toEqual(unreadable)
    const own = { order_id: referenceOf(order), status_id: '1', motiv: '' }
    const wrong = [
      plainWebhook('another-attempt', own),
      plainWebhook(order.attemptId, { ...own, status_id: '2' }),
      plainWebhook(order.attemptId, { ...own, order_id: 'RO000000017-000000000000' }),
      plainWebhook(order.attemptId, []),
      { body: Buffer.from('<html>'), headers: {}, query: { attempt: order.attemptId } },
      { body: Buffer.from(''), headers: {}, query: { attempt: order.attemptId } },
      { body: Buffer.alloc(256, 0xff), headers: {}, query: { attempt: order.attemptId } },
      { body: Buffer.from(JSON.stringify(own)), headers: {}, query: {} },
    ]
    expect(wrong.map(one => tbi.parseWebhook(one))).toEqual(wrong.map(() => unreadable))
  })

  const plainWebhook = (attempt: string, body: unknown): RawWebhook => ({
    body: Buffer.from(JSON.stringify(body)),
    headers: { 'content-type': 'application/json' },
    query: { attempt },
  })
})

describe('cancelling an application', () => {
  test('an application is cancelled before approval, however often that is requested', async () => {
    const order = await anOrder('tnpl')
    await tbi.start(order)
    playFor(stage, 'tbi-ro', order, { kind: 'dropConnection', at: 'cancel', when: 'after' })
    const cancelled = { ok: true, value: { kind: 'cancelled' } }
    expect(await tbi.cancel(order, 'k')).toEqual(cancelled)
    expect(await tbi.cancel(order, 'k')).toEqual(cancelled)
    expect(loansOf(stage, order).map(({ state }) => state)).toEqual(['cancelled'])
  })

  test('cancelling is too late after approval', async () => {
    const order = await anOrder()
    await decide(await tbi.start(order), 'approve')
    expect(await tbi.cancel(order, 'k')).toEqual({ ok: true, value: { kind: 'too-late' } })
  })

  test('a cancellation answered with HTML is unreadable, and one with a wrong password is unauthorized', async () => {
    const order = await anOrder()
    await tbi.start(order)
    const html = { kind: 'respond', at: 'cancel', status: 200, html: '<p>' } as const
    playFor(stage, 'tbi-ro', order, html)
    expect(await tbi.cancel(order, 'k')).toEqual({
      ok: false,
      refusal: { kind: 'unreadable', status: 200 },
    })
    const { bnpl, tnpl } = stage.keys.tbiRo
    const other = aTbi({ stores: { bnpl: { ...bnpl, password: 'wrong' }, tnpl } })
    expect(await other.cancel(order, 'k')).toEqual({
      ok: false,
      refusal: { kind: 'unauthorized', status: 401 },
    })
  })

  test('an application is refunded manually', async () => {
    const order = await anOrder()
    expect(await tbi.refund(order, order.amount, 'k')).toEqual({
      ok: true,
      value: { kind: 'refused', reason: 'by-hand' },
    })
  })
})

test('the terms are interest-free for bnpl and tnpl, and charge interest for tnpl-rate', async () => {
  const result = await tbi.schemes('ro')
  const found = result.ok ? result.value : []
  expect(found.map(one => [one.method, one.installments, one.totalDueFactor, one.apr])).toEqual([
    ['bnpl', 3, 1, 0],
    ['bnpl', 4, 1, 0],
    ['tnpl', 1, 1, 0],
    ['tnpl-rate', 6, 1.05315, 19.56],
    ['tnpl-rate', 12, 1.10016, 19.56],
  ])
  expect(await tbi.schemes('bg')).toEqual({ ok: true, value: [] })
})
