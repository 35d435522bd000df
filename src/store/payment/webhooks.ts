import type { ProviderId } from '#domain/payment/provider.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type NewWebhook = {
  readonly provider: ProviderId
  readonly eventKey: string
  readonly paymentId: string
  readonly raw: string
  readonly event?: ProviderEvent
}

export type DueWebhook = {
  readonly id: string
  readonly paymentId: string
  readonly event: ProviderEvent | null
  readonly attempts: number
}

const insert: Statement = {
  name: 'webhook-insert',
  text: `insert into provider_notice (id, provider, event_key, payment_id, raw, said, received_at, next_attempt_at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $6) on conflict (provider, event_key) do nothing returning id`,
}

const claim: Statement = {
  name: 'webhook-claim',
  text: `update provider_notice set attempts = attempts + 1, next_attempt_at = $1::timestamptz + interval '60 seconds'
    where id in (
      select id from provider_notice where applied_at is null and next_attempt_at <= $1
      order by next_attempt_at limit $2 for update skip locked
    ) returning id, payment_id as "paymentId", said as event, attempts`,
}

const applied: Statement = {
  name: 'webhook-applied',
  text: 'update provider_notice set applied_at = $2, last_error = null where id = $1::uuid',
}

const failed: Statement = {
  name: 'webhook-failed',
  text: 'update provider_notice set last_error = $2, next_attempt_at = $3 where id = $1::uuid',
}

/** `false` if the webhook arrived before. */
export async function insertWebhook(sql: Sql, webhook: NewWebhook, at: Date): Promise<boolean> {
  const { provider, eventKey, paymentId, raw, event } = webhook
  const values = [provider, eventKey, paymentId, raw, event ? JSON.stringify(event) : null, at]
  return (await rowsOf(sql, insert, values)).length === 1
}

export function claimWebhooks(sql: Sql, at: Date, limit: number) {
  return rowsOf<DueWebhook>(sql, claim, [at, limit])
}

export function markWebhookApplied(sql: Sql, id: string, at: Date) {
  return rowsOf(sql, applied, [id, at])
}

export function markWebhookFailed(sql: Sql, id: string, error: string, retryAt: Date | 'never') {
  return rowsOf(sql, failed, [id, error.slice(0, 500), retryAt === 'never' ? 'infinity' : retryAt])
}
