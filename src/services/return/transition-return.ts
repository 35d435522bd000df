import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result } from '#domain/result.ts'
import { type ReturnMove, type ReturnState, returnArrows } from '#domain/return/return-state.ts'
import { stepReturnedUnits } from '#store/return/returned-units.ts'
import { dropReturnLines, insertReturnStep, releaseReturnUnits } from '#store/return/returns.ts'
import type { Sql } from '#store/transaction.ts'

/** Who moves a return, and why. */
export type ReturnWhy = { readonly actor: string; readonly reason: string; readonly at: Date }

type Moving = { readonly id: string; readonly state: ReturnState }

/** Applies one named transition under the lock of the order, with a history row and its effects (orders.md, Return). */
export async function transitionReturn(
  tx: Sql,
  { id, state }: Moving,
  by: ReturnMove,
  why: ReturnWhy,
): Promise<Result<ReturnState, NotAllowed<ReturnState, ReturnMove>>> {
  const to = moved(returnArrows, state, by)
  if (!to.ok) return to
  if (!(await insertReturnStep(tx, id, { from: state, to: to.value, ...why })))
    throw new Error(`return ${id} moved while it was locked`)
  await effects[to.value]?.(tx, id, why)
  return ok(to.value)
}

type Effect = (tx: Sql, id: string, why: ReturnWhy) => Promise<unknown>

/**
 * The effects of entering a state on the lines and the devices. A line remains sold until the refund is settled,
 * because the goods may be sent back.
 */
const effects: Partial<Record<ReturnState, Effect>> = {
  received: (tx, id, why) =>
    stepReturnedUnits(tx, id, { from: ['delivered', 'shipped'], to: 'returned', ...why }),

  settled: async (tx, id, why) => {
    await stepReturnedUnits(tx, id, { from: ['returned'], ...why })
    await dropReturnLines(tx, id)
  },

  'sent-back': async (tx, id, why) => {
    await stepReturnedUnits(tx, id, { from: ['returned'], to: 'delivered', ...why })
    await releaseReturnUnits(tx, id)
  },

  cancelled: (tx, id) => releaseReturnUnits(tx, id),
  expired: (tx, id) => releaseReturnUnits(tx, id),
}
