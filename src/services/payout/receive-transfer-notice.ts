import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawWebhook } from '#providers/payment/payment-provider.ts'
import type { WebhookRefusal } from '../payment/receive-notice.ts'
import type { PayoutStores } from './payout-stores.ts'

/**
 * orders.md, Providers' contracts 2: verified and kept once under its key. It moves nothing by itself: the bank is asked
 * what is true, so that a copy, an old one or a late one changes nothing.
 */
export function makeReceiveTransferNotice({ bank, sql, transfers, now }: PayoutStores) {
  return async (raw: RawWebhook): Promise<Result<'kept' | 'known', WebhookRefusal>> => {
    if (!bank) return refuse({ kind: 'not-connected' })
    const webhook = bank.parseWebhook(raw)
    if (!webhook.ok) return webhook
    const { eventKey, key: transferId } = webhook.value
    // Signed for the whole account: what the shop did not send is none of its business.
    if (!(await transfers.byId(sql, transferId))) return ok('known')
    const row = { eventKey, transferId, raw: raw.body.toString('utf8'), at: now() }
    const isNew = await transfers.saveWebhook(sql, row)
    await transfers.askSoon(sql, transferId, now())
    return ok(isNew ? 'kept' : 'known')
  }
}
