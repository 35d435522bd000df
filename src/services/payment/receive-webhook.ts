import type { ProviderId } from '#domain/payment/provider.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook, Webhook, WebhookError } from '#providers/payment/payment-provider.ts'
import {
  findAttempt,
  findAttemptByCaptureRef,
  findAttemptByOrderNumber,
  findAttemptByRef,
  type StoredAttempt,
} from '#store/payment/attempts.ts'
import { insertWebhook } from '#store/payment/webhooks.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'providers'>

export type WebhookRefusal =
  | WebhookError
  | { readonly kind: 'unknown-payment' }
  | { readonly kind: 'not-connected' }

/**
 * A webhook is verified, stored once under its key, and processed later. A provider that does not sign has to know
 * the attempt's secret (orders.md, Providers' contracts 2).
 */
export async function receiveWebhook(
  ctx: Ctx,
  id: ProviderId,
  raw: RawWebhook,
): Promise<Result<'stored' | 'ignored', WebhookRefusal>> {
  const provider = ctx.providers.payment[id]
  if (!provider) return refuse({ kind: 'not-connected' })
  const webhook = provider.parseWebhook(raw)
  if (!webhook.ok) return webhook
  // Encrypted content is readable only now.
  if (isUnstorable(webhook.value)) return refuse({ kind: 'unreadable' })
  const isSigned = provider.capabilities.webhooks === 'signed'
  const { attempt = '', t = '' } = raw.query
  if (!isSigned && !ctx.keys.webhookSecrets.matches(attempt, t))
    return refuse({ kind: 'bad-signature' })
  const found = await attemptOf(
    ctx,
    id,
    isSigned ? webhook.value.about : { kind: 'attempt', attemptId: attempt },
  )
  // The webhook is signed for the whole account: one that is not about an order of the shop is ignored.
  if (!found && isSigned) return ok('ignored')
  if (found?.provider !== id) return refuse({ kind: 'unknown-payment' })
  const { eventKey, event } = webhook.value
  const row = { provider: id, eventKey, paymentId: found.id, raw: raw.body.toString('utf8') }
  const isNew = await insertWebhook(ctx.sql, { ...row, ...(event && { event }) }, ctx.clock())
  return ok(isNew ? 'stored' : 'ignored')
}

/** JSON escapes a NUL and half of a surrogate pair; PostgreSQL accepts neither. */
function isUnstorable(webhook: Webhook): boolean {
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(webhook))
}

async function attemptOf(
  ctx: Ctx,
  provider: ProviderId,
  about: Webhook['about'],
): Promise<StoredAttempt | undefined> {
  switch (about.kind) {
    case 'attempt':
      return findAttempt(ctx.sql, about.attemptId)
    case 'order':
      return findAttemptByOrderNumber(ctx.sql, provider, about.orderNumber)
    case 'provider-ref':
      return findAttemptByRef(ctx.sql, provider, about.providerRef)
    case 'capture-ref':
      return findAttemptByCaptureRef(ctx.sql, provider, about.captureRef)
  }
}
