import { ok, type Result, refuse } from '#domain/result.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import type { RawWebhook, Webhook, WebhookError } from '../payment/payment-provider.ts'
import { fieldsInText, fieldsOf, textIn } from '../read-fields.ts'

/**
 * The webhook is unsigned; the merchant's guid is compared, and the status is requested before anything is trusted
 * (providers.md, Oney).
 */
export function parseOneyWebhook(
  { body, query }: RawWebhook,
  merchantGuid: string,
): Result<Webhook, WebhookError> {
  const text = body.toString('utf8')
  const fields = fieldsInText(text)
  const purchase = fieldsOf(fields?.purchase)
  const reference = textIn(purchase, 'external_reference')
  const status = textIn(purchase, 'status_code')
  if (!fields || reference === undefined || status === undefined)
    return refuse({ kind: 'unreadable' })
  if (textIn(fields, 'merchant_guid') !== merchantGuid) return refuse({ kind: 'bad-signature' })
  const { attempt } = query
  return ok({
    eventKey: fingerprint(reference, status, text),
    about: attempt
      ? { kind: 'attempt', attemptId: attempt }
      : { kind: 'provider-ref', providerRef: reference },
  })
}
