import { createHmac, timingSafeEqual } from 'node:crypto'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook, WebhookError } from '../payment/payment-provider.ts'
import { fieldsInText, textIn } from '../read-fields.ts'
import type { TransferWebhook } from './bank-transfers.ts'

const toleranceSec = 300

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `bank-signature: t=seconds,v1=hex` over "t.body"; the timestamp may differ by 300 s in either direction. */
export function parseBankWebhook(
  { body, headers }: RawWebhook,
  secret: string,
  now: number,
): Result<TransferWebhook, WebhookError> {
  const [, timestamp = '', signature = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['bank-signature'] ?? '')) ?? []
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
  if (signature === '' || !timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    return refuse({ kind: 'bad-signature' })
  if (Math.abs(now / 1_000 - Number(timestamp)) > toleranceSec) return refuse({ kind: 'stale' })
  const fields = fieldsInText(body.toString('utf8'))
  const [eventKey, key] = [textIn(fields, 'event_id'), textIn(fields, 'reference')]
  return eventKey !== undefined && key !== undefined && uuid.test(key)
    ? ok({ eventKey, key })
    : refuse({ kind: 'unreadable' })
}
