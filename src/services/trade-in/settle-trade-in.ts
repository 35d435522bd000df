import { ok, refuse } from '#domain/result.ts'
import { findLiveTransfer, updateTransfer } from '#store/trade-in/payout-transfers.ts'
import { onSale } from './apply-transition.ts'
import type { Inspecting } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { settlePayout } from './pay-out.ts'

/** For staff: a manual transfer reached its seller. */
export function makeSettleTradeIn(stores: InspectionStores): Inspecting['settleTradeIn'] {
  return (number, reference, why) =>
    onSale(stores, number, async (tx, tradeIn) => {
      const at = stores.now()
      const live = await findLiveTransfer(tx, tradeIn.id)
      // A bank that already has the payout pays it automatically: a manual transfer would pay twice.
      if (live && live.state !== 'settled' && live.batchId === null)
        return refuse({ kind: 'on-its-way' })
      const settled = await settlePayout(stores, tx, tradeIn, reference, { ...why, at })
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
