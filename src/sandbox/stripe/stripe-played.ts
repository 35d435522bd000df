import { createHmac, randomUUID } from 'node:crypto'
import type { PlayedPayment } from '../payments.ts'
import type { Outcome, PlayedProvider, Settled } from '../played-provider.ts'
import type { World } from '../world.ts'
import {
  chargeObject,
  intentObject,
  parseStripeState,
  type StripeState,
  sessionObject,
} from './stripe-objects.ts'
import { refundedOf } from './stripe-refunds.ts'

export type StripeEvent = { readonly id: string; readonly type: string }

/** Signature header: `t=<unix>,v1=<hex HMAC-SHA256(secret, t + "." + raw body)>` (providers.md). */
export function playedStripe(world: World): PlayedProvider {
  return {
    name: 'Stripe',
    settle: ({ state }, outcome) => {
      if (state === 'processing') return laterOutcomes[outcome]
      return state === 'open' || state === 'requires_action' ? pageOutcomes[outcome] : undefined
    },
    writeWebhook: (payment, status) => {
      if (payment.webhookUrl === undefined) return undefined
      const event = eventOf(world, payment, status)
      world.table<StripeEvent>('stripe-events').set(event.id, event)
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      return { url: payment.webhookUrl, headers, body: JSON.stringify(event) }
    },
    sign: (body, isSpoilt, skewSec) => {
      // Real time, not sandbox time: each delivery is signed when it is sent, and the shop compares with its own clock.
      const timestamp = Math.floor(Date.now() / 1000) + skewSec
      const secret = isSpoilt ? 'whsec_of_somebody_else' : world.keys.stripe.webhookSecret
      const v1 = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
      return { 'stripe-signature': `t=${timestamp},v1=${v1}` }
    },
  }
}

/**
 * In the fake, a refused card ends the session: the customer is sent back, as after an expiry that follows a
 * refusal.
 */
const pageOutcomes: Partial<Record<Outcome, Settled>> = {
  approve: { state: 'paid', isCaptured: true, webhookStatuses: ['paid'] },
  decline: { state: 'declined', webhookStatuses: ['declined', 'expired'] },
  challenge: { state: 'requires_action', webhookStatuses: [] },
  later: { state: 'processing', facts: { isAsync: true }, webhookStatuses: ['processing'] },
  expire: { state: 'expired', webhookStatuses: ['expired'] },
}

const laterOutcomes: Partial<Record<Outcome, Settled>> = {
  approve: { state: 'paid', isCaptured: true, webhookStatuses: ['paid'] },
  decline: { state: 'failed', webhookStatuses: ['failed'] },
}

/** The events of an intent without a session; a decline is the same for both. */
const intentEvents: Partial<Record<StripeState, string>> = {
  paid: 'succeeded',
  processing: 'processing',
  failed: 'payment_failed',
  expired: 'canceled',
}

function eventOf(world: World, payment: PlayedPayment, state: string) {
  const { type, object } = eventContent(world, payment, state)
  return {
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    api_version: payment.facts.apiVersion ?? null,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
}

function eventContent(world: World, payment: PlayedPayment, status: string) {
  if (status === 'refunded')
    return { type: 'charge.refunded', object: chargeObject(payment, refundedOf(payment)) }
  const state = parseStripeState(status) ?? 'open'
  if (state === 'declined' || state === 'requires_action')
    return {
      type:
        state === 'declined' ? 'payment_intent.payment_failed' : 'payment_intent.requires_action',
      object: intentObject(payment, state, world.url()),
    }
  if (payment.facts.isIntent === true)
    return {
      type: `payment_intent.${intentEvents[state] ?? 'created'}`,
      object: intentObject(payment, state, world.url()),
    }
  const later = state === 'failed' ? 'async_payment_failed' : 'async_payment_succeeded'
  const isLater = state === 'failed' || (state === 'paid' && payment.facts.isAsync === true)
  const ended = state === 'expired' ? 'expired' : 'completed'
  return {
    type: `checkout.session.${isLater ? later : ended}`,
    object: sessionObject(payment, state, world.url(), false),
  }
}
