import type Stripe from 'stripe'
import type { Currency } from '#domain/money/money.ts'
import type {
  ProviderEvent,
  ProviderEventType,
  ReportedAmount,
} from '#domain/payment/provider-event.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'

/** The combined meaning of a session and its intent (providers.md, Cards). */
export function sessionEvents(
  session: Stripe.Checkout.Session,
  expected: Currency,
): readonly ProviderEvent[] {
  const { id, status, payment_status } = session
  const intent = intentOf(session)
  const type = typeOf(session, intent)
  const amount = type === 'captured' ? paidOf(session, intent, expected) : undefined
  const reason = reasonOf(intent)
  return [
    {
      type,
      eventId: [id, status, payment_status, intent?.status ?? 'none'].join(' '),
      providerRef: id,
      ...(amount && { amount }),
      ...(type === 'captured' && intent && { captureRef: intent.id }),
      ...(reason !== undefined && { reason }),
    },
  ]
}

function intentOf({ payment_intent }: Stripe.Checkout.Session) {
  return typeof payment_intent === 'object' ? (payment_intent ?? undefined) : undefined
}

/**
 * A declined card leaves the session open for another one; a session that ended after a decline is declined, one
 * without a payment attempt is expired.
 */
function typeOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): ProviderEventType {
  const isRefused = intent?.last_payment_error != null
  if (status === 'open') return 'action-required'
  if (status === 'expired') return isRefused ? 'declined' : 'expired'
  if (status !== 'complete') return 'needs-person'
  if (payment_status === 'paid') return 'captured'
  return isRefused || intent?.status === 'canceled' ? 'declined' : 'in-review'
}

/**
 * The amount received, not the one requested: the shop compares them. Stripe always includes it; without it there is no
 * amount.
 */
function paidOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
  expected: Currency,
): ReportedAmount | undefined {
  const fields = {
    amount: intent?.amount_received ?? session.amount_total ?? '',
    currency: intent?.currency ?? session.currency ?? '',
  }
  return reportedAmount(fields, { ...amountFields, expected, isMinor: true })
}

function reasonOf(intent: Stripe.PaymentIntent | undefined) {
  const error = intent?.last_payment_error
  return error?.decline_code ?? error?.code ?? undefined
}
