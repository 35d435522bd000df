import type Stripe from 'stripe'
import type { Currency } from '#domain/money/money.ts'
import type { ProviderEvent, ProviderEventType } from '#domain/payment/provider-event.ts'
import type { StartCommand } from '../payment/payment-provider.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'

/** An attempt by wallet is an intent without a session; the reference says which of the two it is. */
export function isIntentRef(providerRef: string): boolean {
  return providerRef.startsWith('pi_')
}

/** `webhookUrl` is used by the sandbox only, as for sessions. */
export function intentTerms(
  { attemptId, orderNumber, amount, customer, webhookUrl }: StartCommand,
  isSandbox: boolean,
): Stripe.PaymentIntentCreateParams {
  const { origin, pathname } = new URL(webhookUrl)
  return {
    amount: amount.minor,
    currency: amount.currency.toLowerCase(),
    // Wallets hold cards.
    allowed_payment_method_types: ['card'],
    receipt_email: customer.email,
    description: orderNumber,
    metadata: {
      order_number: orderNumber,
      attempt_id: attemptId,
      ...(isSandbox && { notice_url: origin + pathname }),
    },
  }
}

/** A declined card leaves the intent open for another one, until the shop cancels it. */
const types: Readonly<Record<Stripe.PaymentIntent.Status, ProviderEventType>> = {
  requires_payment_method: 'action-required',
  requires_confirmation: 'action-required',
  requires_action: 'action-required',
  processing: 'in-review',
  requires_capture: 'needs-person',
  succeeded: 'captured',
  canceled: 'expired',
}

export function intentEvents(
  intent: Stripe.PaymentIntent,
  expected: Currency,
): readonly ProviderEvent[] {
  const { id, status, amount_received, currency, last_payment_error: error } = intent
  const type = status === 'canceled' && error ? 'declined' : (types[status] ?? 'needs-person')
  const fields = { amount: amount_received, currency }
  const amount =
    type === 'captured'
      ? reportedAmount(fields, { ...amountFields, expected, isMinor: true })
      : undefined
  const reason = error?.decline_code ?? error?.code
  return [
    {
      type,
      eventId: [id, status, error ? 'refused' : 'none'].join(' '),
      providerRef: id,
      ...(amount && { amount }),
      ...(type === 'captured' && { captureRef: id }),
      ...(reason !== undefined && { reason }),
    },
  ]
}
