import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBreaker } from '#providers/breaker.ts'
import type { Step } from '../../src/sandbox/scenario.ts'
import { openSandbox } from '../support/sandbox.ts'
import { aCardStart, referenceOf, stripeAt } from '../support/stripe-cases.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

const order = { provider: 'stripe', orderRef: 'RO000012344' }
function play(...script: Step[]) {
  return sandbox.control.scenario(order, ...script)
}

/** Makes one attempt, or several if a test is about retries. */
function hasty(retries = 0, timeoutMs = 6_000) {
  return stripeAt(sandbox.stripePort, { retries, timeoutMs })
}

/** Sessions that exist, whether or not the shop knows them. */
function sessions() {
  const rows = sandbox.world.table<{ provider: string }>('payments').all()
  return [...rows].filter(({ provider }) => provider === 'stripe')
}

describe('a provider failure is returned as a value', () => {
  it.each<[string, Step[], object]>([
    [
      '500',
      [{ kind: 'respond', status: 500, body: { error: { type: 'api_error' } } }],
      { kind: 'server-error', status: 500 },
    ],
    [
      '429',
      [{ kind: 'respond', status: 429, body: { error: { type: 'rate_limit_error' } } }],
      { kind: 'server-error', status: 429 },
    ],
    [
      'HTML',
      [{ kind: 'respond', status: 200, html: '<h1>Bad gateway</h1>' }],
      { kind: 'unreadable' },
    ],
    [
      'HTML with 502',
      [{ kind: 'respond', status: 502, html: '<h1>Bad gateway</h1>' }],
      { kind: 'unreadable' },
    ],
    ['null', [{ kind: 'respond', status: 200, body: null }], { kind: 'unreadable' }],
    ['other JSON', [{ kind: 'respond', status: 200, body: {} }], { kind: 'unreadable' }],
    ['a slow answer', [{ kind: 'delay', ms: 600_000 }], { kind: 'unreachable', cause: 'timeout' }],
  ])('%s: it may have begun', async (_name, script, failure) => {
    await play(...script)
    expect(await hasty(0, 500).start(aCardStart())).toMatchObject({
      kind: 'unknown',
      failure,
    })
    expect(sessions()).toHaveLength(0)
  })

  it('a connection dropped twice: the payment may have started', async () => {
    await play({ kind: 'dropConnection', when: 'before', times: 2 })
    expect(await hasty().start(aCardStart())).toMatchObject({
      kind: 'unknown',
      failure: { kind: 'unreachable' },
    })
  })

  it('401 for a wrong key: the payment has not started', async () => {
    const stranger = stripeAt(sandbox.stripePort, { secretKey: 'sk_test_of_nobody' })
    expect(await stranger.start(aCardStart())).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unauthorized', status: 401 },
    })
  })

  it('402 is a declined card', async () => {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
    await play({ kind: 'respond', status: 402, body: { error } })
    expect(await hasty().start(aCardStart())).toEqual({
      kind: 'declined',
      reason: 'insufficient_funds',
    })
  })

  it('an unreachable provider is reported at once, and after five failures it is not called', async () => {
    let now = 1_000_000
    const breaker = createBreaker(5, 15_000, () => now)
    const gone = stripeAt(9, { retries: 0, breaker })
    const reference = referenceOf(aCardStart(), 'cs_test_1')
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await gone.fetchStatus(reference)).toMatchObject({ refusal: { kind: 'unreachable' } })
    expect(await gone.fetchStatus(reference)).toEqual({
      ok: false,
      refusal: { kind: 'circuit-open' },
    })
    now += 15_000
    expect(await gone.fetchStatus(reference)).toMatchObject({ refusal: { kind: 'unreachable' } })
  })

  it('a failure is also reported for the status, a cancellation and a refund', async () => {
    const stripe = hasty()
    const command = aCardStart()
    const begun = await stripe.start(command)
    const reference = referenceOf(command, begun.kind === 'redirect' ? begun.providerRef : '')
    const failing = {
      kind: 'respond',
      status: 500,
      body: { error: { type: 'api_error' } },
    } as const
    await play({ ...failing, at: 'status' }, { ...failing, at: 'cancel' })
    const serverError = { ok: false, refusal: { kind: 'server-error', status: 500 } }
    expect(await stripe.fetchStatus(reference)).toEqual(serverError)
    expect(await stripe.cancel(reference, 'one')).toEqual(serverError)
    await fetch(`${sandbox.url}/pay/${reference.providerRef}?auto=approve`, { redirect: 'manual' })
    await play({ ...failing, at: 'refund' })
    expect(await stripe.refund(reference, command.amount, 'back')).toEqual(serverError)
  })
})

describe('a repeated idempotency key', () => {
  it.each<[string, Step]>([
    ['before it was done', { kind: 'dropConnection', when: 'before' }],
    ['after it was done', { kind: 'dropConnection', when: 'after' }],
  ])(
    'a start whose connection drops %s and that is repeated at once begins one payment',
    async (_when, step) => {
      await play(step)
      expect(await hasty(1).start(aCardStart())).toMatchObject({ kind: 'redirect' })
      expect(sessions()).toHaveLength(1)
    },
  )

  it.each<[string, 'before' | 'after', number]>([
    ['before it was done', 'before', 0],
    ['after it was done', 'after', 1],
  ])(
    'a start that times out %s and is repeated later begins one payment',
    async (_when, when, sessionCount) => {
      await play({ kind: 'delay', ms: 600_000, when })
      const command = aCardStart()
      expect(await hasty(0, 500).start(command)).toMatchObject({ kind: 'unknown' })
      await sandbox.control.advance(600_000)
      expect(sessions()).toHaveLength(sessionCount)
      expect(await hasty().start(command)).toMatchObject({ kind: 'redirect' })
      expect(sessions()).toHaveLength(1)
    },
  )

  it('a repeated key starts one payment after two failures within one call', async () => {
    await play({
      kind: 'respond',
      status: 500,
      body: { error: { type: 'api_error' } },
      when: 'after',
      times: 2,
    })
    expect(await hasty(2).start(aCardStart())).toMatchObject({ kind: 'redirect' })
    expect(sessions()).toHaveLength(1)
  })

  it('a repeated key with another request is refused', async () => {
    const command = aCardStart()
    await hasty().start(command)
    const other = { ...command, returnUrl: 'http://shop.example/other' }
    expect(await hasty().start(other)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rejected', status: 400, code: 'idempotency_error' },
    })
    expect(sessions()).toHaveLength(1)
  })
})
