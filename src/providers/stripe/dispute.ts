import type { Webhook } from '../payment/payment-provider.ts'
import { type Fields, textIn } from '../read-fields.ts'

/**
 * providers.md, Cards: a dispute takes the money back until the shop has won it. It names the payment's intent, and its
 * event says how it stands: a status of the session would not tell of it.
 */
export function disputeIn(
  object: Fields | undefined,
  eventId: string,
): Required<Pick<Webhook, 'about' | 'said'>> | undefined {
  if (textIn(object, 'object') !== 'dispute') return undefined
  const dispute = textIn(object, 'id')
  const captureRef = textIn(object, 'payment_intent')
  const status = textIn(object, 'status')
  if (dispute === undefined || captureRef === undefined || status === undefined) return undefined
  const type = isOver.has(status) ? 'reinstated' : 'reversed'
  const reason = ['dispute', status, textIn(object, 'reason')].filter(Boolean).join(' ')
  return {
    about: { kind: 'capture-ref', captureRef },
    said: { type, eventId, dispute, reason },
  }
}

/** The money stays with the shop; `warning_…` is an inquiry that took none yet. */
const isOver: ReadonlySet<string> = new Set(['won', 'warning_closed'])
