import type { PlayedPayment } from '../payments.ts'

/**
 * The status of a session in one word: open, requires_action (3-D Secure), processing (paid later), paid, failed
 * (the later payment did not arrive), declined (the customer left after the card was refused), expired.
 */
export const stripeStates = [
  'open',
  'requires_action',
  'processing',
  'paid',
  'failed',
  'declined',
  'expired',
] as const
export type StripeState = (typeof stripeStates)[number]

export function parseStripeState(value: unknown): StripeState | undefined {
  return stripeStates.find(one => one === value)
}

const sessionStatus: Record<StripeState, 'open' | 'complete' | 'expired'> = {
  open: 'open',
  requires_action: 'open',
  processing: 'complete',
  paid: 'complete',
  failed: 'complete',
  declined: 'expired',
  expired: 'expired',
}

/** The intent exists from the customer's first attempt on. */
const intentStatus: Record<StripeState, string | undefined> = {
  open: undefined,
  requires_action: 'requires_action',
  processing: 'processing',
  paid: 'succeeded',
  failed: 'requires_payment_method',
  declined: 'canceled',
  expired: undefined,
}

const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'The card was declined.',
}

export function intentIdOf(sessionId: string) {
  return sessionId.replace(/^cs_test_/, 'pi_')
}
export function sessionIdOf(intentId: string) {
  return intentId.replace(/^pi_/, 'cs_test_')
}
function chargeIdOf(sessionId: string) {
  return sessionId.replace(/^cs_test_/, 'ch_')
}

function seconds(ms: number) {
  return Math.floor(ms / 1000)
}

export function intentObject(payment: PlayedPayment, state: StripeState, pagesUrl: string) {
  const { id, amountMinor: amount, currency, facts, returnUrl: return_url } = payment
  const url = `${pagesUrl}/3ds/${id}`
  return {
    id: intentIdOf(id),
    object: 'payment_intent',
    amount,
    amount_received: state === 'paid' ? amount : 0,
    capture_method: 'automatic_async',
    created: seconds(payment.createdAt),
    currency: currency.toLowerCase(),
    last_payment_error: state === 'declined' || state === 'failed' ? declined : null,
    latest_charge: state === 'paid' ? chargeIdOf(id) : null,
    livemode: false,
    metadata: facts.intentMetadata ?? {},
    next_action:
      state === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url, return_url } }
        : null,
    status:
      facts.isIntent && state === 'expired'
        ? 'canceled'
        : (intentStatus[state] ?? 'requires_payment_method'),
  }
}

export function sessionObject(
  payment: PlayedPayment,
  state: StripeState,
  pagesUrl: string,
  isIntentRequested: boolean,
) {
  const { id, amountMinor, currency, facts, language } = payment
  const status = sessionStatus[state]
  const hasIntent = intentStatus[state] !== undefined
  const intent = isIntentRequested ? intentObject(payment, state, pagesUrl) : intentIdOf(id)
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: amountMinor,
    amount_total: amountMinor,
    cancel_url: payment.failUrl ?? payment.returnUrl,
    client_reference_id: facts.clientReference ?? null,
    created: seconds(payment.createdAt),
    currency: currency.toLowerCase(),
    customer_email: payment.email ?? null,
    expires_at: facts.expiresAt,
    livemode: false,
    locale: language,
    metadata: facts.metadata ?? {},
    mode: 'payment',
    payment_intent: hasIntent ? intent : null,
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    status,
    success_url: payment.returnUrl,
    url: status === 'open' ? `${pagesUrl}/pay/${id}?lang=${language}` : null,
  }
}

export function chargeObject(payment: PlayedPayment, refundedMinor: number) {
  return {
    id: chargeIdOf(payment.id),
    object: 'charge',
    amount: payment.amountMinor,
    amount_refunded: refundedMinor,
    created: seconds(payment.createdAt),
    currency: payment.currency.toLowerCase(),
    livemode: false,
    metadata: payment.facts.intentMetadata ?? {},
    paid: true,
    payment_intent: intentIdOf(payment.id),
    refunded: refundedMinor === payment.amountMinor,
    status: 'succeeded',
  }
}
