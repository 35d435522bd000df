import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ProviderId } from '#domain/payment/provider.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook, Webhook, WebhookFault } from '#providers/payment/payment-provider.ts'
import type { StoredAttempt } from '#store/payment/attempts.ts'
import {
  findAttempt,
  findAttemptByCaptureRef,
  findAttemptByRef,
  listAttemptsByOrderNumber,
} from '#store/payment/attempts.ts'
import { insertWebhook } from '#store/payment/webhooks.ts'
import type { PaymentStores } from './payment-stores.ts'

export type WebhookRefusal =
  | WebhookFault
  | { readonly kind: 'unknown-payment' }
  | { readonly kind: 'not-connected' }

/** The secret in the webhook URL of one attempt: 192 bits. */
export function makeWebhookSecrets(secret: string) {
  const of = (attemptId: string): string =>
    createHmac('sha256', secret)
      .update(`notices of ${attemptId}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  return {
    of,
    matches: (attemptId: string, given: string): boolean => {
      const [one, other] = [Buffer.from(given), Buffer.from(of(attemptId))]
      return one.length === other.length && timingSafeEqual(one, other)
    },
  }
}

export type WebhookSecrets = ReturnType<typeof makeWebhookSecrets>

/**
 * A webhook is verified, stored once under its key, and processed later. A provider that does not sign has to know
 * the attempt's secret (orders.md, Providers' contracts 2).
 */
export function makeReceiveWebhook(stores: PaymentStores, secrets: WebhookSecrets) {
  return async (
    id: ProviderId,
    raw: RawWebhook,
  ): Promise<Result<'kept' | 'known', WebhookRefusal>> => {
    const provider = stores.providers[id]
    if (!provider) return refuse({ kind: 'not-connected' })
    const webhook = provider.parseWebhook(raw)
    if (!webhook.ok) return webhook
    // Encrypted content is readable only now.
    if (isUnstorable(webhook.value)) return refuse({ kind: 'unreadable' })
    const isSigned = provider.capabilities.notices === 'signed'
    const { attempt = '', t = '' } = raw.query
    if (!isSigned && !secrets.matches(attempt, t)) return refuse({ kind: 'bad-signature' })
    const found = await attemptOf(
      stores,
      id,
      isSigned ? webhook.value.about : { kind: 'attempt', attemptId: attempt },
    )
    // The webhook is signed for the whole account: one that is not about an order of the shop is ignored.
    if (!found && isSigned) return ok('known')
    if (found?.provider !== id) return refuse({ kind: 'unknown-payment' })
    const { eventKey, said: result } = webhook.value
    const row = { provider: id, eventKey, paymentId: found.id, raw: raw.body.toString('utf8') }
    const isNew = await insertWebhook(
      stores.sql,
      { ...row, ...(result && { said: result }) },
      stores.now(),
    )
    return ok(isNew ? 'kept' : 'known')
  }
}

/** JSON escapes a NUL and half of a surrogate pair; PostgreSQL accepts neither. */
function isUnstorable(webhook: Webhook): boolean {
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(webhook))
}

async function attemptOf(
  { sql }: PaymentStores,
  provider: ProviderId,
  about: Webhook['about'],
): Promise<StoredAttempt | undefined> {
  switch (about.kind) {
    case 'attempt':
      return findAttempt(sql, about.attemptId)
    case 'order':
      return listAttemptsByOrderNumber(sql, provider, about.orderNumber)
    case 'provider-ref':
      return findAttemptByRef(sql, provider, about.providerRef)
    case 'capture-ref':
      return findAttemptByCaptureRef(sql, provider, about.captureRef)
  }
}
