import { closeTasks } from '#store/staff-tasks.ts'
import { findLastRefusedTransfer, findLiveTransfer } from '#store/trade-in/payout-transfers.ts'
import { findPayoutOfTradeIn } from '#store/trade-in/payouts.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { stepPayout } from './step-payout.ts'

type Ctx = Pick<Context, 'clock'>

/**
 * Once the account of a locked trade-in is corrected, a payout that the bank refused is due again (Complaints of
 * this trade, wrong IBAN).
 */
export async function correctPayout(ctx: Ctx, tx: Sql, tradeInId: string): Promise<void> {
  const payout = await findPayoutOfTradeIn(tx, tradeInId)
  if (payout?.state !== 'failed') return
  const why = { actor: 'seller', reason: 'another account', at: ctx.clock() }
  const from = { payoutId: payout.id, payoutState: payout.state }
  await stepPayout(tx, from, 'correct', why)
  const refused = await findLastRefusedTransfer(tx, payout.id)
  if (refused !== undefined) await closeTasks(tx, ['payout-refused'], refused, why.at)
}

/** Whether a bank was, or may have been, instructed to pay: the money goes to the account known at that time. */
export async function isPayoutOnItsWay(tx: Sql, tradeInId: string): Promise<boolean> {
  return (await findLiveTransfer(tx, tradeInId)) !== undefined
}
