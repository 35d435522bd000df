import { ok, type Result, refuse } from '#domain/result.ts'
import type { RawNotice } from '#providers/payment/payment-provider.ts'
import type { NoticeRefusal } from '../payment/receive-notice.ts'
import type { PayoutStores } from './payout-stores.ts'

/**
 * orders.md, Providers' contracts 2: verified and kept once under its key. It moves nothing by itself: the bank is asked
 * what is true, so that a copy, an old one or a late one changes nothing.
 */
export function makeReceiveTransferNotice({ bank, runner, transfers, now }: PayoutStores) {
  return async (raw: RawNotice): Promise<Result<'kept' | 'known', NoticeRefusal>> => {
    if (!bank) return refuse({ kind: 'not-connected' })
    const notice = bank.parseNotice(raw)
    if (!notice.ok) return notice
    const { eventKey, key: transferId } = notice.value
    // Signed for the whole account: what the shop did not send is none of its business.
    if (!(await transfers.byId(runner, transferId))) return ok('known')
    const row = { eventKey, transferId, raw: raw.body.toString('utf8'), at: now() }
    const isNew = await transfers.keepNotice(runner, row)
    await transfers.askSoon(runner, transferId, now())
    return ok(isNew ? 'kept' : 'known')
  }
}
