import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Step } from '../../src/sandbox/scenario.ts'
import {
  openSandbox,
  openWebhookReceiver,
  type ReceivedWebhook,
  sandboxKeys,
} from '../support/sandbox.ts'
import { aCardStart, stripeAt } from '../support/stripe-cases.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
let shop: Awaited<ReturnType<typeof openWebhookReceiver>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control.reset()
  shop = await openWebhookReceiver()
  return () => shop.close()
})

const secret = sandboxKeys.stripe.webhookSecret

/** Starts a payment of this shop and runs the scenario's steps, or presses `auto`. */
async function play(auto: string, ...script: Step[]) {
  const command = aCardStart({ webhookUrl: `${shop.url}/api/webhooks/stripe/?attempt=1&t=secret` })
  await sandbox.control.scenario({ provider: 'stripe', orderRef: command.orderNumber }, ...script)
  const begun = await stripeAt(sandbox.stripePort).start(command)
  if (begun.kind !== 'redirect') throw new Error(`It was not started: ${begun.kind}`)
  await fetch(`${begun.url}&auto=${auto}`, { redirect: 'manual' })
  return command
}

function parse(
  { body, headers }: Pick<ReceivedWebhook, 'body' | 'headers'>,
  { secrets = [secret], now = Date.now() } = {},
) {
  return stripeAt(sandbox.stripePort, { webhookSecrets: secrets, now: () => now }).parseWebhook({
    body,
    headers,
    query: {},
  })
}

async function only() {
  const [webhook] = await shop.until(1)
  if (!webhook) throw new Error('No notice came.')
  return webhook
}

const badSignature = { ok: false, refusal: { kind: 'bad-signature' } }

describe('a webhook of the sandbox', () => {
  it('a webhook passes the real SDK’s verification, and one with a changed byte does not', async () => {
    await play('approve')
    const { body, headers } = await only()
    const signature = String(headers['stripe-signature'])
    expect(Stripe.webhooks.constructEvent(body, signature, secret)).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', payment_status: 'paid' } },
    })
    for (const place of [0, Math.floor(body.length / 2), body.length - 1]) {
      const changed = Buffer.from(body)
      changed[place] = (changed[place] ?? 0) ^ 1
      expect(() => Stripe.webhooks.constructEvent(changed, signature, secret)).toThrow(
        Stripe.errors.StripeSignatureVerificationError,
      )
      expect(parse({ body: changed, headers })).toEqual(badSignature)
    }
  })

  it('a webhook identifies the attempt, has its event id as key, and is sent to the address without its secret', async () => {
    const { attemptId } = await play('approve')
    const webhook = await only()
    const { id } = JSON.parse(webhook.body.toString())
    expect(id).toMatch(/^evt_/)
    expect(webhook.path).toBe('/api/webhooks/stripe/')
    expect(parse(webhook)).toEqual({
      ok: true,
      value: { eventKey: id, about: { kind: 'attempt', attemptId } },
    })
  })

  it.each([
    ['decline', ['payment_intent.payment_failed', 'checkout.session.expired']],
    ['later', ['checkout.session.completed']],
    ['later,approve', ['checkout.session.completed', 'checkout.session.async_payment_succeeded']],
  ])(
    'webhooks after %s have the types that Stripe sends, each about the attempt',
    async (auto, types) => {
      const [first = '', second] = auto.split(',')
      const { attemptId } = await play(first)
      if (second) {
        const id = sandbox.world.payments.findByOrder('stripe', 'RO000012344')?.id
        await fetch(`${sandbox.url}/pay/${id}?auto=${second}`, { redirect: 'manual' })
      }
      const webhooks = await shop.until(types.length)
      const sentTypes = webhooks.map(({ body }) => JSON.parse(body.toString()).type)
      expect(sentTypes.toSorted()).toEqual(types.toSorted())
      for (const webhook of webhooks)
        expect(parse(webhook)).toMatchObject({ value: { about: { kind: 'attempt', attemptId } } })
    },
  )

  it('two to five copies of a webhook share one key, and so does one that is sent again', async () => {
    await play('approve', { kind: 'webhook', copies: 5 })
    await shop.until(5)
    await expect.poll(() => sandbox.control.journal({ kind: 'webhook' })).toHaveLength(5)
    const [entry] = await sandbox.control.journal({ kind: 'webhook' })
    await sandbox.control.resend(entry?.kind === 'webhook' ? entry.deliveryId : '')
    const webhooks = await shop.until(6)
    const keys = webhooks.map(webhook => {
      const parsed = parse(webhook)
      return parsed.ok ? parsed.value.eventKey : parsed.refusal.kind
    })
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^evt_/)
  })

  it('the event of a webhook can be retrieved from Stripe by its id', async () => {
    await play('approve')
    const { id } = JSON.parse((await only()).body.toString())
    const stripe = new Stripe(sandboxKeys.stripe.secretKey, {
      host: '127.0.0.1',
      port: sandbox.stripePort,
      protocol: 'http',
      telemetry: false,
    })
    expect((await stripe.events.retrieve(id)).type).toBe('checkout.session.completed')
    await expect(stripe.events.retrieve('evt_none')).rejects.toBeInstanceOf(
      Stripe.errors.StripeInvalidRequestError,
    )
  })
})

describe('a webhook signature', () => {
  it('a signature with another secret is refused', async () => {
    await play('approve', { kind: 'webhook', badSignature: true })
    expect(parse(await only())).toEqual(badSignature)
  })

  it('a missing or malformed signature is refused', async () => {
    await play('approve')
    const { body, headers } = await only()
    const withHeader = (header: string) => ({
      body,
      headers: { ...headers, 'stripe-signature': header },
    })
    const { 'stripe-signature': _left, ...none } = headers
    expect(parse({ body, headers: none })).toEqual(badSignature)
    for (const header of ['', 'x', 't=1', 'v1=00', 't=,v1='])
      expect(parse(withHeader(header))).toEqual(badSignature)
  })

  it.each([
    [-290, true],
    [-310, false],
    [290, true],
    [310, false],
  ])('a signature stamped %i seconds off is accepted: %s', async (tSkewSec, isTaken) => {
    await play('approve', { kind: 'webhook', tSkewSec })
    expect(parse(await only())).toMatchObject(
      isTaken ? { ok: true } : { ok: false, refusal: { kind: 'stale' } },
    )
  })

  it('a signature is valid 300 seconds before and after its timestamp, by the clock of the shop', async () => {
    await play('approve')
    const webhook = await only()
    const stamp = Number(/t=(\d+)/.exec(String(webhook.headers['stripe-signature']))?.[1]) * 1000
    const stale = { ok: false, refusal: { kind: 'stale' } }
    for (const seconds of [300, -300])
      expect(parse(webhook, { now: stamp + seconds * 1000 })).toMatchObject({ ok: true })
    for (const seconds of [301, -301])
      expect(parse(webhook, { now: stamp + seconds * 1000 })).toEqual(stale)
  })

  it('a signature is checked with each secret while one is being replaced', async () => {
    await play('approve')
    const webhook = await only()
    expect(parse(webhook, { secrets: ['whsec_new', secret] })).toMatchObject({ ok: true })
    expect(parse(webhook, { secrets: ['whsec_new', 'whsec_newer'] })).toEqual(badSignature)
    expect(parse(webhook, { secrets: [] })).toEqual(badSignature)
  })
})

describe('a signed webhook body', () => {
  const signed = (payload: string) => ({
    body: Buffer.from(payload),
    headers: {
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
  })

  it.each([
    'not JSON',
    'null',
    '[]',
    '{}',
    '{"id":"evt_1"}',
    '{"id":"evt_1","data":{"object":{}}}',
  ])('a body without an event is unreadable: %s', payload => {
    expect(parse(signed(payload))).toEqual({ ok: false, refusal: { kind: 'unreadable' } })
  })

  it('an event about a refund or an intent finds the attempt by the shop’s metadata', () => {
    const attemptId = randomUUID()
    const object = { id: 'ch_1', object: 'charge', metadata: { attempt_id: attemptId } }
    expect(parse(signed(JSON.stringify({ id: 'evt_1', data: { object } })))).toEqual({
      ok: true,
      value: { eventKey: 'evt_1', about: { kind: 'attempt', attemptId } },
    })
  })

  it('an event about an object that is not the shop’s names that object', () => {
    const object = { id: 'po_1', object: 'payout', client_reference_id: "1' or '1'='1" }
    expect(parse(signed(JSON.stringify({ id: 'evt_2', data: { object } })))).toEqual({
      ok: true,
      value: { eventKey: 'evt_2', about: { kind: 'provider-ref', providerRef: 'po_1' } },
    })
  })
})
