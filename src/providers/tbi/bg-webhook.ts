import { ok, type Result, refuse } from '#domain/result.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { isReferenceOf } from '../payment/order-reference.ts'
import type { RawWebhook, Webhook, WebhookError } from '../payment/payment-provider.ts'
import { fieldsInText, textIn } from '../read-fields.ts'

/**
 * The webhook is unsigned, so its content is compared with the expected values, and the status is requested
 * (providers.md, TBI Bulgaria).
 */
export function parseBgWebhook(
  { body, query }: RawWebhook,
  resellerCode: string,
): Result<Webhook, WebhookError> {
  const text = body.toString('utf8')
  const fields = fieldsInText(text)
  const reference = textIn(fields, 'OrderId')
  const status = textIn(fields, 'Status')
  const { attempt } = query
  if (!attempt || reference === undefined || status === undefined)
    return refuse({ kind: 'unreadable' })
  if (textIn(fields, 'ResellerCode') !== resellerCode || !isReferenceOf(reference, attempt))
    return refuse({ kind: 'bad-signature' })
  return ok({
    eventKey: fingerprint(reference, status, text),
    about: { kind: 'attempt', attemptId: attempt },
  })
}
