import { ok, refuse } from '#domain/result.ts'
import type { SaleState } from '#domain/sell/sale-state.ts'
import { type WayBack, wayBackOf } from '#domain/sell/verdict.ts'
import type { Inspecting, TakeOverRefusal } from './inspecting.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { taskOfWayBack } from './send-back.ts'
import { onSale, walkOn } from './walk-on.ts'

type TakingOver = Pick<Inspecting, 'recycleSale' | 'surrenderSale'>

type Ending = {
  readonly by: 'recycle' | 'surrender'
  readonly wayBack: Exclude<WayBack, 'parcel'>
  readonly news: 'recycled' | 'surrendered'
}

const recycling: Ending = { by: 'recycle', wayBack: 'by-hand', news: 'recycled' }
const surrendering: Ending = { by: 'surrender', wayBack: 'held', news: 'surrendered' }

/** docs/decisions/0030-sellers.md: who takes a device that is neither bought nor sent back, which ends its sale. */
export function makeTakeOver(stores: InspectionStores): TakingOver {
  const ended =
    ({ by, wayBack, news }: Ending): Inspecting['recycleSale'] =>
    (number, takenOver, why) =>
      onSale<SaleState, TakeOverRefusal>(stores, number, async (tx, sale) => {
        const at = stores.now()
        const own = wayBackOf(await stores.inspections.reasonsOf(tx, sale.id))
        if (own !== wayBack) return refuse({ kind: 'another-way', wayBack: own } as const)
        const walked = await walkOn(stores, tx, sale, by, { ...why, at }, news)
        if (!walked.ok) return walked
        await stores.inspections.takeOver(tx, sale.id, takenOver, at)
        await stores.traces.tasksDone(tx, [taskOfWayBack[wayBack]], sale.id, at)
        return ok(walked.value.state)
      })
  return { recycleSale: ended(recycling), surrenderSale: ended(surrendering) }
}
