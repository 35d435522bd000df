import { ok, refuse } from '#domain/result.ts'
import { findLiveTransfer, updateTransfer } from '#store/trade-in/payout-transfers.ts'
import type { Context } from '../context.ts'
import { type StaffWhy, withTradeIn } from './apply-transition.ts'
import type { Moved } from './inspection-report.ts'
import { type SettleRefusal, settlePayout } from './pay-out.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** For staff: a manual transfer reached its seller; `reference` is the bank's. */
export function settleTradeIn(
  ctx: Ctx,
  number: string,
  reference: string,
  why: StaffWhy,
): Moved<SettleRefusal> {
  return withTradeIn(ctx, number, async (tx, tradeIn) => {
    const at = ctx.clock()
    const live = await findLiveTransfer(tx, tradeIn.id)
    // A bank that already has the payout pays it automatically: a manual transfer would pay twice.
    if (live && live.state !== 'settled' && live.batchId === null)
      return refuse({ kind: 'on-its-way' })
    const settled = await settlePayout(ctx, tx, tradeIn, reference, { ...why, at })
    if (!settled.ok) return settled
    if (live?.state === 'sent')
      await updateTransfer(tx, live.id, {
        state: 'settled',
        providerRef: reference,
        endedAt: at,
      })
    return ok('paid' as const)
  })
}
