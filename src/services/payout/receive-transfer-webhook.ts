import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook } from '#providers/payment/payment-provider.ts'
import {
  findTransfer,
  insertTransferWebhook,
  scheduleTransferStatus,
} from '#store/trade-in/payout-transfers.ts'
import type { WebhookRefusal } from '../payment/receive-webhook.ts'
import type { PayoutStores } from './payout-stores.ts'

/**
 * A webhook is verified and stored once under its key. It changes nothing by itself: the bank is asked for the
 * current status, so that a duplicate, old or late webhook has no effect (orders.md, Providers' contracts 2).
 */
export function makeReceiveTransferWebhook({ bank, sql, now }: PayoutStores) {
  return async (raw: RawWebhook): Promise<Result<'kept' | 'known', WebhookRefusal>> => {
    if (!bank) return refuse({ kind: 'not-connected' })
    const webhook = bank.parseWebhook(raw)
    if (!webhook.ok) return webhook
    const { eventKey, key: transferId } = webhook.value
    // The webhook is signed for the whole account: a transfer that the shop did not send is ignored.
    if (!(await findTransfer(sql, transferId))) return ok('known')
    const row = { eventKey, transferId, raw: raw.body.toString('utf8'), at: now() }
    const isNew = await insertTransferWebhook(sql, row)
    await scheduleTransferStatus(sql, transferId, now())
    return ok(isNew ? 'kept' : 'known')
  }
}
