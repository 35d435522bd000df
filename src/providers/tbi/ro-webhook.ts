import { defaultCurrency } from '#domain/money/currency.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { isReferenceOf } from '../payment/order-reference.ts'
import type { RawWebhook, Webhook, WebhookError } from '../payment/payment-provider.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'
import { type Fields, fieldsInText, textIn } from '../read-fields.ts'
import { openFromBank } from './ro-envelope.ts'

/**
 * The webhook of TBI Romania: {order_id, status_id, motiv}, plain or encrypted with the shop's key; it is not
 * confirmed which, so both are accepted. There is no status endpoint: the webhook itself reports the status of the
 * attempt named in its URL, whose secret the shop checks. Every failure has the same response, so that nobody learns
 * where decryption failed (providers.md, TBI Romania).
 */
export function parseRoWebhook(
  { body, query }: RawWebhook,
  shopPrivateKey: string,
): Result<Webhook, WebhookError> {
  const text = body.toString('utf8').trim()
  const fields = plainIn(text) ?? sealedIn(text, shopPrivateKey)
  const reference = textIn(fields, 'order_id')
  const status = textIn(fields, 'status_id')
  const { attempt } = query
  if (!attempt || reference === undefined || !isReferenceOf(reference, attempt))
    return refuse({ kind: 'unreadable' })
  const type = status === undefined ? undefined : ownEntry(typeOf, status)
  if (status === undefined || type === undefined) return refuse({ kind: 'unreadable' })
  const reason = textIn(fields, 'motiv')
  // No amount is documented; if one is sent, it is compared.
  const amount = reportedAmount(fields, { ...amountFields, expected: defaultCurrency.ro })
  const eventId = fingerprint(reference, status, reason, amount && JSON.stringify(amount))
  return ok({
    eventKey: eventId,
    about: { kind: 'attempt', attemptId: attempt },
    event: {
      type,
      eventId,
      providerRef: reference,
      ...(amount && { amount }),
      ...(reason !== undefined && { reason }),
    },
  })
}

const typeOf: Readonly<Record<string, ProviderEvent['type']>> = { '1': 'captured', '0': 'declined' }

function plainIn(text: string): Fields | undefined {
  const fields = fieldsInText(text)
  return textIn(fields, 'order_id') === undefined ? undefined : fields
}

/** The encrypted text: the whole body, or a field of a form or of JSON. */
function sealedIn(text: string, key: string): Fields | undefined {
  const form = new URLSearchParams(text)
  const sealed =
    textIn(fieldsInText(text), 'order_data') ?? form.get('order_data')?.replaceAll(' ', '+') ?? text
  return fieldsInText(openFromBank(sealed, key) ?? '')
}
