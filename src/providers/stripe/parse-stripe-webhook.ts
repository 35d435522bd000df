import type Stripe from 'stripe'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook, Webhook, WebhookError } from '../payment/payment-provider.ts'
import { type Fields, fieldsOf, textIn } from '../read-fields.ts'
import { disputeIn } from './dispute.ts'

type Webhooks = Pick<Stripe['webhooks'], 'constructEvent'>

const toleranceSec = 300

/**
 * Signed raw bytes. A timestamp may be 300 s old; the SDK accepts any in the future, here the same limit applies to
 * them (providers.md, Cards).
 */
export function parseStripeWebhook(
  webhooks: Webhooks,
  { body, headers }: RawWebhook,
  secrets: readonly string[],
  now: number,
): Result<Webhook, WebhookError> {
  const header = headers['stripe-signature']
  if (typeof header !== 'string') return refuse({ kind: 'bad-signature' })
  const event = secrets.reduce<Verified>(
    (found, secret) => (found === 'bad-signature' ? verify(webhooks, body, header, secret) : found),
    'bad-signature',
  )
  if (event === 'bad-signature' || event === 'unreadable') return refuse({ kind: event })
  if (Math.abs(Math.floor(now / 1000) - timestampOf(header)) > toleranceSec)
    return refuse({ kind: 'stale' })
  const eventKey = textIn(event, 'id')
  const object = fieldsOf(fieldsOf(event.data)?.object)
  const dispute = eventKey && disputeIn(object, eventKey)
  if (dispute) return ok({ eventKey, ...dispute })
  const about = aboutOf(object)
  return eventKey && about ? ok({ eventKey, about }) : refuse({ kind: 'unreadable' })
}

type Verified = Fields | 'bad-signature' | 'unreadable'

function verify(webhooks: Webhooks, body: Buffer, header: string, secret: string): Verified {
  try {
    // The timestamp is checked by the caller, in both directions and by the shop's clock: 0 disables the check here.
    return fieldsOf(webhooks.constructEvent(body, header, secret, 0)) ?? 'unreadable'
  } catch (error) {
    // A valid signature, but not JSON.
    return error instanceof SyntaxError ? 'unreadable' : 'bad-signature'
  }
}

/** The timestamp that was signed: the last one, as in the SDK. */
function timestampOf(header: string): number {
  const timestamps = header.split(',').filter(part => part.startsWith('t='))
  return Number.parseInt(timestamps.at(-1)?.slice(2) ?? '', 10) || 0
}

const attemptIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A session, an intent or a charge, by the metadata the shop set; other events of the account belong to no attempt. */
function aboutOf(object: Fields | undefined): Webhook['about'] | undefined {
  const id = textIn(object, 'id')
  const attempt =
    textIn(object, 'client_reference_id') ?? textIn(fieldsOf(object?.metadata), 'attempt_id')
  if (attempt && attemptIdPattern.test(attempt)) return { kind: 'attempt', attemptId: attempt }
  return id ? { kind: 'provider-ref', providerRef: id } : undefined
}
