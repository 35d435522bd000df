import Stripe from 'stripe'
import { markets } from '#domain/market/market.ts'
import { smallestStep } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'
import { byItself } from '../payment/no-such-call.ts'
import { notStarted } from '../payment/not-started.ts'
import type {
  Cancelled,
  PaymentProvider,
  PaymentReference,
  Refunded,
  StartCommand,
  Started,
} from '../payment/payment-provider.ts'
import { parseStripeWebhook } from './parse-stripe-webhook.ts'
import { sessionEvents } from './session-events.ts'
import { expiresAtOf, sessionTerms } from './session-terms.ts'
import {
  type CallStripe,
  createStripeCall,
  type StripeAccess,
  type StripeResult,
} from './stripe-client.ts'

export type StripeConfig = StripeAccess & {
  /** Several during the rotation of a secret. */
  readonly webhookSecrets: readonly string[]
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Hosted Checkout Sessions, so that card data stays off our pages (PCI SAQ A) (providers.md, Cards). */
export function createStripe(config: StripeConfig): PaymentProvider {
  const { webhookSecrets, now = Date.now } = config
  const call = createStripeCall(config)
  return {
    id: 'stripe',
    capabilities: {
      flow: 'redirect',
      capture: 'automatic',
      refund: 'by-call',
      markets,
      webhooks: 'signed',
    },
    schemes: async () => ok([]),
    start: command => start(call, command, expiresAtOf(command.payableUntil, now()), config),
    parseWebhook: raw => parseStripeWebhook(Stripe.webhooks, raw, webhookSecrets, now()),
    fetchStatus: async reference => {
      const found = await readSession(call, reference)
      return found.ok
        ? ok(found.value ? sessionEvents(found.value, reference.amount.currency) : [])
        : found
    },
    capture: byItself,
    cancel: (reference, key) => cancel(call, reference, key),
    refund: (reference, amount, key) => refund(call, reference, amount, key),
  }
}

/** Amounts in HUF are whole forints (providers.md, unconfirmed). */
function isPayable({ minor, currency }: Money) {
  return minor > 0 && minor % smallestStep(currency) === 0
}

const notPayable = { kind: 'rejected', status: 400, code: 'amount-not-payable' } as const

async function start(
  call: CallStripe,
  command: StartCommand,
  expiresAt: number,
  { protocol }: StripeConfig,
): Promise<Started> {
  if (!isPayable(command.amount)) return { kind: 'failed', failure: notPayable }
  const terms = sessionTerms(command, expiresAt, protocol === 'http')
  const idempotencyKey = `${command.key} ${expiresAt}`
  const result = await call(stripe => stripe.checkout.sessions.create(terms, { idempotencyKey }))
  if (!result.ok)
    return 'declined' in result
      ? { kind: 'declined', reason: result.declined }
      : notStarted(result.refusal)
  const { id, url } = result.value
  return typeof id === 'string' && typeof url === 'string'
    ? { kind: 'redirect', url, providerRef: id }
    : { kind: 'unknown', failure: { kind: 'unreadable', status: 200 } }
}

/** `undefined` before `start` returned a reference: without it, a session at Stripe cannot be found. */
async function readSession(
  call: CallStripe,
  { providerRef }: PaymentReference,
): Promise<Result<Stripe.Checkout.Session | undefined, ProviderFailure>> {
  if (providerRef === undefined) return ok(undefined)
  const result = await call(stripe =>
    stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] }),
  )
  if (!result.ok) return refuse(toFailure(result))
  return result.value.id === providerRef
    ? ok(result.value)
    : refuse({ kind: 'unreadable', status: 200 })
}

function toFailure(result: Exclude<StripeResult<unknown>, { ok: true }>): ProviderFailure {
  return 'declined' in result
    ? { kind: 'rejected', status: 402, code: result.declined }
    : result.refusal
}

async function cancel(
  call: CallStripe,
  reference: PaymentReference,
  idempotencyKey: string,
): Promise<Result<Cancelled, ProviderFailure>> {
  const { providerRef } = reference
  if (providerRef === undefined) return ok({ kind: 'cancelled' })
  const result = await call(stripe =>
    stripe.checkout.sessions.expire(providerRef, {}, { idempotencyKey }),
  )
  if (result.ok) return ok({ kind: 'cancelled' })
  const failure = toFailure(result)
  if (failure.kind !== 'rejected') return refuse(failure)
  // It is no longer open: its outcome decides whether it is too late.
  const found = await readSession(call, reference)
  if (!found.ok) return found
  return ok({ kind: found.value?.status === 'expired' ? 'cancelled' : 'too-late' })
}

async function refund(
  call: CallStripe,
  reference: PaymentReference,
  amount: Money,
  idempotencyKey: string,
): Promise<Result<Refunded, ProviderFailure>> {
  if (!isPayable(amount)) return ok({ kind: 'refused', reason: notPayable.code })
  const found = await readSession(call, reference)
  if (!found.ok) return found
  const intent = found.value?.payment_intent
  const paid = typeof intent === 'string' ? intent : intent?.id
  if (!paid) return ok({ kind: 'refused', reason: 'nothing-was-paid' })
  const result = await call(stripe =>
    stripe.refunds.create({ payment_intent: paid, amount: amount.minor }, { idempotencyKey }),
  )
  if (result.ok) return readRefund(result.value)
  const failure = toFailure(result)
  return failure.kind === 'rejected'
    ? ok({ kind: 'refused', reason: failure.code ?? 'rejected' })
    : refuse(failure)
}

function readRefund({ id, status }: Stripe.Refund): Result<Refunded, ProviderFailure> {
  if (typeof id !== 'string') return refuse({ kind: 'unreadable', status: 200 })
  if (status === 'failed' || status === 'canceled') return ok({ kind: 'refused', reason: status })
  return ok({ kind: status === 'succeeded' ? 'succeeded' : 'submitted', refundRef: id })
}
