import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook } from '#providers/payment/payment-provider.ts'
import {
  findTransfer,
  insertTransferWebhook,
  scheduleTransferStatus,
} from '#store/trade-in/payout-transfers.ts'
import type { Context } from '../context.ts'
import type { WebhookRefusal } from '../payment/receive-webhook.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

/**
 * A webhook is verified and stored once under its key. It changes nothing by itself: the bank is asked for the
 * current status, so that a duplicate, old or late webhook has no effect (orders.md, Providers' contracts 2).
 */
export async function receiveTransferWebhook(
  ctx: Ctx,
  raw: RawWebhook,
): Promise<Result<'stored' | 'ignored', WebhookRefusal>> {
  if (!ctx.providers.bank) return refuse({ kind: 'not-connected' })
  const webhook = ctx.providers.bank.parseWebhook(raw)
  if (!webhook.ok) return webhook
  const { eventKey, key: transferId } = webhook.value
  // The webhook is signed for the whole account: a transfer that the shop did not send is ignored.
  if (!(await findTransfer(ctx.sql, transferId))) return ok('ignored')
  const row = { eventKey, transferId, raw: raw.body.toString('utf8'), at: ctx.clock() }
  const isNew = await insertTransferWebhook(ctx.sql, row)
  await scheduleTransferStatus(ctx.sql, transferId, ctx.clock())
  return ok(isNew ? 'stored' : 'ignored')
}
