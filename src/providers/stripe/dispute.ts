import type { Webhook } from '../payment/payment-provider.ts'
import { type Fields, textIn } from '../read-fields.ts'

/**
 * A dispute reverses the payment until the shop wins it. It refers to the payment intent, and its event contains its
 * status: the status of the session does not show it (providers.md, Cards).
 */
export function disputeIn(
  object: Fields | undefined,
  eventId: string,
): Required<Pick<Webhook, 'about' | 'event'>> | undefined {
  if (textIn(object, 'object') !== 'dispute') return undefined
  const dispute = textIn(object, 'id')
  const captureRef = textIn(object, 'payment_intent')
  const status = textIn(object, 'status')
  if (dispute === undefined || captureRef === undefined || status === undefined) return undefined
  const type = endedStatuses.has(status) ? 'reinstated' : 'reversed'
  const reason = ['dispute', status, textIn(object, 'reason')].filter(Boolean).join(' ')
  return {
    about: { kind: 'capture-ref', captureRef },
    event: { type, eventId, dispute, reason },
  }
}

/** The shop keeps the money; `warning_…` is an inquiry that has not taken any money yet. */
const endedStatuses: ReadonlySet<string> = new Set(['won', 'warning_closed'])
