import type { PayoutTransferStore } from '#store/trade-in/payout-transfers.ts'
import type { PayoutStore } from '#store/trade-in/payouts.ts'
import type { Sql } from '#store/transaction.ts'
import type { TradeInStores } from '../trade-in/trade-in-stores.ts'
import { stepPayout } from './step-payout.ts'

type Deps = Pick<TradeInStores, 'auditLog' | 'now'> & {
  readonly payouts: Pick<PayoutStore, 'ofTradeIn'>
  readonly transfers: Pick<PayoutTransferStore, 'step' | 'lastRefused'>
}

/**
 * Once the account of a locked trade-in is corrected, a payout that the bank refused is due again (Complaints of
 * this trade, wrong IBAN).
 */
export async function correctPayout(
  { payouts, transfers, auditLog, now }: Deps,
  tx: Sql,
  tradeInId: string,
): Promise<void> {
  const payout = await payouts.ofTradeIn(tx, tradeInId)
  if (payout?.state !== 'failed') return
  const why = { actor: 'seller', reason: 'another account', at: now() }
  const from = { payoutId: payout.id, payoutState: payout.state }
  await stepPayout({ transfers }, tx, from, 'correct', why)
  const refused = await transfers.lastRefused(tx, payout.id)
  if (refused !== undefined) await auditLog.tasksDone(tx, ['payout-refused'], refused, why.at)
}
