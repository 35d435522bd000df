import { moved } from '#domain/machine.ts'
import { type PayoutMove, payoutArrows } from '#domain/trade-in/payout-state.ts'
import type { StoredTransfer } from '#store/trade-in/payout-transfers.ts'
import { insertTransferStep } from '#store/trade-in/payout-transfers.ts'
import type { Sql } from '#store/transaction.ts'
import type { TradeInWhy } from '../trade-in/transition-trade-in.ts'

/** One named transition of a payout whose trade-in is locked; false if the transition is not allowed. */
export async function stepPayout(
  tx: Sql,
  { payoutId, payoutState: from }: Pick<StoredTransfer, 'payoutId' | 'payoutState'>,
  by: PayoutMove,
  why: TradeInWhy,
): Promise<boolean> {
  const to = moved(payoutArrows, from, by)
  if (!to.ok) return false
  await insertTransferStep(tx, payoutId, { from, to: to.value, ...why })
  return true
}
