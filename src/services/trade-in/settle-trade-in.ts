import { needsSecondPerson } from '#domain/money/second-person.ts'
import { ok, refuse } from '#domain/result.ts'
import { findInspector } from '#store/staff/payouts.ts'
import { findLiveTransfer, updateTransfer } from '#store/trade-in/payout-transfers.ts'
import { findPayoutOfTradeIn } from '#store/trade-in/payouts.ts'
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
    const payout = await findPayoutOfTradeIn(tx, tradeIn.id)
    const { payoutsAbove } = ctx.settings.secondPersonOf(tradeIn.market)
    const amount = payout && { minor: payout.amountMinor, currency: payout.currency }
    const inspector = await findInspector(tx, tradeIn.id)
    if (amount && needsSecondPerson(amount, payoutsAbove, inspector, why.actor))
      return refuse({ kind: 'second-person-needed' })
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
