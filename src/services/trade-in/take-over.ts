import { ok, refuse } from '#domain/result.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { type WayBack, wayBackOf } from '#domain/trade-in/verdict.ts'
import { closeTasks } from '#store/order/audit-log.ts'
import { insertTakenOver, listInspectionReasons } from '#store/trade-in/inspections.ts'
import { onSale, transitionTo } from './apply-transition.ts'
import type { Inspecting, TakeOverRefusal } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { taskOfWayBack } from './send-back.ts'

type TakingOver = Pick<Inspecting, 'recycleTradeIn' | 'surrenderTradeIn'>

type Ending = {
  readonly by: 'recycle' | 'surrender'
  readonly wayBack: Exclude<WayBack, 'parcel'>
  readonly news: 'recycled' | 'surrendered'
}

const recycling: Ending = { by: 'recycle', wayBack: 'by-hand', news: 'recycled' }
const surrendering: Ending = { by: 'surrender', wayBack: 'held', news: 'surrendered' }

/**
 * Records who takes a device that is neither bought nor sent back, which ends the trade-in
 * (docs/decisions/0030-sellers.md).
 */
export function makeTakeOver(stores: InspectionStores): TakingOver {
  const ended =
    ({ by, wayBack, news: update }: Ending): Inspecting['recycleTradeIn'] =>
    (number, takenOver, why) =>
      onSale<TradeInState, TakeOverRefusal>(stores, number, async (tx, tradeIn) => {
        const at = stores.now()
        const own = wayBackOf(await listInspectionReasons(tx, tradeIn.id))
        if (own !== wayBack) return refuse({ kind: 'another-way', wayBack: own } as const)
        const walked = await transitionTo(tx, tradeIn, by, { ...why, at }, update)
        if (!walked.ok) return walked
        await insertTakenOver(tx, tradeIn.id, takenOver, at)
        await closeTasks(tx, [taskOfWayBack[wayBack]], tradeIn.id, at)
        return ok(walked.value.state)
      })
  return { recycleTradeIn: ended(recycling), surrenderTradeIn: ended(surrendering) }
}
