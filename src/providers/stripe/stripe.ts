import Stripe from 'stripe'
import { markets } from '#domain/market/market.ts'
import { smallestStep } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
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
import { intentEvents, intentTerms, isIntentRef } from './intents.ts'
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

/**
 * Hosted Checkout Sessions, so that card data stays off our pages (PCI SAQ A) (providers.md, Cards). A wallet in the
 * payment step is an intent of its own, which Stripe's script confirms: its card data does not pass the shop either.
 */
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
    fetchStatus: reference => fetchStatus(call, reference),
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
  if (command.byWallet) return startIntent(call, command, protocol === 'http')
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

async function startIntent(
  call: CallStripe,
  command: StartCommand,
  isSandbox: boolean,
): Promise<Started> {
  const idempotencyKey = `${command.key} wallet`
  const terms = intentTerms(command, isSandbox)
  const result = await call(stripe => stripe.paymentIntents.create(terms, { idempotencyKey }))
  if (!result.ok)
    return 'declined' in result
      ? { kind: 'declined', reason: result.declined }
      : notStarted(result.refusal)
  const { id, client_secret: clientSecret } = result.value
  return typeof id === 'string' && typeof clientSecret === 'string'
    ? { kind: 'wallet', clientSecret, providerRef: id }
    : { kind: 'unknown', failure: { kind: 'unreadable', status: 200 } }
}

async function fetchStatus(
  call: CallStripe,
  reference: PaymentReference,
): Promise<Result<readonly ProviderEvent[], ProviderFailure>> {
  const { providerRef, amount } = reference
  if (providerRef !== undefined && isIntentRef(providerRef)) {
    const found = await readIntent(call, providerRef)
    return found.ok ? ok(intentEvents(found.value, amount.currency)) : found
  }
  const found = await readSession(call, reference)
  return found.ok ? ok(found.value ? sessionEvents(found.value, amount.currency) : []) : found
}

async function readIntent(
  call: CallStripe,
  id: string,
): Promise<Result<Stripe.PaymentIntent, ProviderFailure>> {
  const result = await call(stripe => stripe.paymentIntents.retrieve(id))
  if (!result.ok) return refuse(toFailure(result))
  return result.value.id === id ? ok(result.value) : refuse({ kind: 'unreadable', status: 200 })
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
  if (isIntentRef(providerRef)) return cancelIntent(call, providerRef, idempotencyKey)
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

async function cancelIntent(
  call: CallStripe,
  id: string,
  idempotencyKey: string,
): Promise<Result<Cancelled, ProviderFailure>> {
  const result = await call(stripe => stripe.paymentIntents.cancel(id, {}, { idempotencyKey }))
  if (result.ok) return ok({ kind: 'cancelled' })
  const failure = toFailure(result)
  if (failure.kind !== 'rejected') return refuse(failure)
  const found = await readIntent(call, id)
  if (!found.ok) return found
  return ok({ kind: found.value.status === 'canceled' ? 'cancelled' : 'too-late' })
}

/** The intent that was paid: the attempt's own, or that of its session. */
async function paidIntentOf(
  call: CallStripe,
  reference: PaymentReference,
): Promise<Result<string | undefined, ProviderFailure>> {
  const { providerRef } = reference
  if (providerRef !== undefined && isIntentRef(providerRef)) return ok(providerRef)
  const found = await readSession(call, reference)
  if (!found.ok) return found
  const intent = found.value?.payment_intent
  return ok(typeof intent === 'string' ? intent : intent?.id)
}

async function refund(
  call: CallStripe,
  reference: PaymentReference,
  amount: Money,
  idempotencyKey: string,
): Promise<Result<Refunded, ProviderFailure>> {
  if (!isPayable(amount)) return ok({ kind: 'refused', reason: notPayable.code })
  const found = await paidIntentOf(call, reference)
  if (!found.ok) return found
  const paid = found.value
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
