import { ok, refuse } from '#domain/result.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-state.ts'
import type { TakenOver } from '#domain/trade-in/trade-in-view.ts'
import { type WayBack, wayBackOf } from '#domain/trade-in/verdict.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import { insertTakenOver, listInspectionReasons } from '#store/trade-in/inspections.ts'
import type { Context } from '../context.ts'
import { type StaffWhy, transitionTo, withTradeIn } from './apply-transition.ts'
import type { Moved, TakeOverRefusal } from './inspection-report.ts'
import { taskOfWayBack } from './send-back.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

type Ending = {
  readonly by: 'recycle' | 'surrender'
  readonly wayBack: Exclude<WayBack, 'parcel'>
  readonly update: 'recycled' | 'surrendered'
}

const recycling: Ending = { by: 'recycle', wayBack: 'by-hand', update: 'recycled' }
const surrendering: Ending = { by: 'surrender', wayBack: 'held', update: 'surrendered' }

/**
 * Records who takes a device that is neither bought nor sent back, which ends the trade-in
 * (docs/decisions/0030-sellers.md).
 */
function takeOver(
  ctx: Ctx,
  { by, wayBack, update }: Ending,
  number: string,
  takenOver: TakenOver,
  why: StaffWhy,
): Moved<TakeOverRefusal> {
  return withTradeIn<TradeInState, TakeOverRefusal>(ctx, number, async (tx, tradeIn) => {
    const at = ctx.clock()
    const own = wayBackOf(await listInspectionReasons(tx, tradeIn.id))
    if (own !== wayBack) return refuse({ kind: 'another-way', wayBack: own } as const)
    const transitioned = await transitionTo(tx, tradeIn, by, { ...why, at }, update)
    if (!transitioned.ok) return transitioned
    await insertTakenOver(tx, tradeIn.id, takenOver, at)
    await closeTasks(tx, [taskOfWayBack[wayBack]], tradeIn.id, at)
    return ok(transitioned.value.state)
  })
}

/** A certified recycler takes the device; the number is on the recycler's document. */
export function recycleTradeIn(
  ctx: Ctx,
  number: string,
  by: TakenOver,
  why: StaffWhy,
): Moved<TakeOverRefusal> {
  return takeOver(ctx, recycling, number, by, why)
}

/** The police take a device that is reported stolen, once they allow the seller to be notified. */
export function surrenderTradeIn(
  ctx: Ctx,
  number: string,
  to: TakenOver,
  why: StaffWhy,
): Moved<TakeOverRefusal> {
  return takeOver(ctx, surrendering, number, to, why)
}
