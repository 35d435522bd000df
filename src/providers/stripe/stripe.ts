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
import { type Ask, createAsk, type RequestContext, type StripeAccess } from './stripe-client.ts'

export type StripeConfig = StripeAccess & {
  /** Several during the rotation of a secret. */
  readonly webhookSecrets: readonly string[]
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Hosted Checkout Sessions, so that card data stays off our pages (PCI SAQ A) (providers.md, Cards). */
export function createStripe(config: StripeConfig): PaymentProvider {
  const { webhookSecrets, now = Date.now } = config
  const ask = createAsk(config)
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
    start: command => start(ask, command, expiresAtOf(command.payableUntil, now()), config),
    parseWebhook: raw => parseStripeWebhook(Stripe.webhooks, raw, webhookSecrets, now()),
    fetchStatus: async reference => {
      const found = await readSession(ask, reference)
      return found.ok
        ? ok(found.value ? sessionEvents(found.value, reference.amount.currency) : [])
        : found
    },
    capture: byItself,
    cancel: (reference, key) => cancel(ask, reference, key),
    refund: (reference, amount, key) => refund(ask, reference, amount, key),
  }
}

/** Amounts in HUF are whole forints (providers.md, unconfirmed). */
function isPayable({ minor, currency }: Money) {
  return minor > 0 && minor % smallestStep(currency) === 0
}

const notPayable = { kind: 'rejected', status: 400, code: 'amount-not-payable' } as const

async function start(
  ask: Ask,
  command: StartCommand,
  expiresAt: number,
  { protocol }: StripeConfig,
): Promise<Started> {
  if (!isPayable(command.amount)) return { kind: 'failed', failure: notPayable }
  const terms = sessionTerms(command, expiresAt, protocol === 'http')
  const idempotencyKey = `${command.key} ${expiresAt}`
  const request = await ask(stripe => stripe.checkout.sessions.create(terms, { idempotencyKey }))
  if (!request.ok)
    return 'declined' in request
      ? { kind: 'declined', reason: request.declined }
      : notStarted(request.refusal)
  const { id, url } = request.value
  return typeof id === 'string' && typeof url === 'string'
    ? { kind: 'redirect', url, providerRef: id }
    : { kind: 'unknown', failure: { kind: 'unreadable', status: 200 } }
}

/** `undefined` before `start` returned a reference: without it, a session at Stripe cannot be found. */
async function readSession(
  ask: Ask,
  { providerRef }: PaymentReference,
): Promise<Result<Stripe.Checkout.Session | undefined, ProviderFailure>> {
  if (providerRef === undefined) return ok(undefined)
  const request = await ask(stripe =>
    stripe.checkout.sessions.retrieve(providerRef, { expand: ['payment_intent'] }),
  )
  if (!request.ok) return refuse(toFailure(request))
  return request.value.id === providerRef
    ? ok(request.value)
    : refuse({ kind: 'unreadable', status: 200 })
}

function toFailure(request: Exclude<RequestContext<unknown>, { ok: true }>): ProviderFailure {
  return 'declined' in request
    ? { kind: 'rejected', status: 402, code: request.declined }
    : request.refusal
}

async function cancel(
  ask: Ask,
  reference: PaymentReference,
  idempotencyKey: string,
): Promise<Result<Cancelled, ProviderFailure>> {
  const { providerRef } = reference
  if (providerRef === undefined) return ok({ kind: 'cancelled' })
  const request = await ask(stripe =>
    stripe.checkout.sessions.expire(providerRef, {}, { idempotencyKey }),
  )
  if (request.ok) return ok({ kind: 'cancelled' })
  const failure = toFailure(request)
  if (failure.kind !== 'rejected') return refuse(failure)
  // It is no longer open: its outcome decides whether it is too late.
  const found = await readSession(ask, reference)
  if (!found.ok) return found
  return ok({ kind: found.value?.status === 'expired' ? 'cancelled' : 'too-late' })
}

async function refund(
  ask: Ask,
  reference: PaymentReference,
  amount: Money,
  idempotencyKey: string,
): Promise<Result<Refunded, ProviderFailure>> {
  if (!isPayable(amount)) return ok({ kind: 'refused', reason: notPayable.code })
  const found = await readSession(ask, reference)
  if (!found.ok) return found
  const intent = found.value?.payment_intent
  const paid = typeof intent === 'string' ? intent : intent?.id
  if (!paid) return ok({ kind: 'refused', reason: 'nothing-was-paid' })
  const request = await ask(stripe =>
    stripe.refunds.create({ payment_intent: paid, amount: amount.minor }, { idempotencyKey }),
  )
  if (request.ok) return readRefund(request.value)
  const failure = toFailure(request)
  return failure.kind === 'rejected'
    ? ok({ kind: 'refused', reason: failure.code ?? 'rejected' })
    : refuse(failure)
}

function readRefund({ id, status }: Stripe.Refund): Result<Refunded, ProviderFailure> {
  if (typeof id !== 'string') return refuse({ kind: 'unreadable', status: 200 })
  if (status === 'failed' || status === 'canceled') return ok({ kind: 'refused', reason: status })
  return ok({ kind: status === 'succeeded' ? 'succeeded' : 'submitted', refundRef: id })
}
