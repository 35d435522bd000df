import type { Money } from '#domain/money/money.ts'
import type { ProviderEventType } from '#domain/payment/provider-event.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'
import type {
  Cancelled,
  PaymentProvider,
  PaymentReference,
  Refunded,
  Webhook,
  WebhookError,
} from './payment-provider.ts'

/** For lenders whose API has no such call: succeeds without one. */
export async function byItself(): Promise<Result<void, ProviderFailure>> {
  return ok(undefined)
}

const sentTypes: readonly ProviderEventType[] = [
  'in-review',
  'needs-person',
  'authorized',
  'captured',
]

/**
 * No call withdraws an application. One that the customer has not sent, or that has ended, is abandoned and lapses by
 * itself; one that is with the lender is too late to cancel. If it is financed after all, it is a late success.
 */
export function letLapse(fetchStatus: PaymentProvider['fetchStatus']) {
  return async (reference: PaymentReference): Promise<Result<Cancelled, ProviderFailure>> => {
    const result = await fetchStatus(reference)
    if (!result.ok) return result
    const isSent = result.value.some(({ type }) => sentTypes.includes(type))
    return ok({ kind: isSent ? 'too-late' : 'cancelled' })
  }
}

export async function refundByHand(
  _reference: unknown,
  _amount: Money,
  _key: string,
): Promise<Result<Refunded, ProviderFailure>> {
  return ok({ kind: 'refused', reason: 'by-hand' })
}

export function noWebhooks(): Result<Webhook, WebhookError> {
  return refuse({ kind: 'unreadable' })
}
