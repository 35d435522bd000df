import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result } from '#domain/result.ts'
import {
  type TradeInMove,
  type TradeInState,
  tradeInArrows,
} from '#domain/trade-in/trade-in-state.ts'
import { insertMessage } from '#store/outbox.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import { insertTradeInStep } from '#store/trade-in/write-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { TradeInUpdate } from './trade-in-update.ts'

/** Who moves a trade-in, and why. */
export type TradeInWhy = { readonly actor: string; readonly reason: string; readonly at: Date }

/** Task for staff to check the model of a device: its identifier says a different one than its seller. */
export const modelDiffers = 'sale-model-differs'

/** Moves that close the task: the device was inspected, or will not arrive. */
const endsDoubt: ReadonlySet<TradeInMove> = new Set(['inspect', 'expire', 'cancel'])

/**
 * One named move under the trade-in's lock, with a history row; `update` is what its seller is emailed about (sell.md, A sale's
 * states).
 */
export async function transitionTradeIn(
  tx: Sql,
  { id, state: from }: Pick<StoredTradeIn, 'id' | 'state'>,
  by: TradeInMove,
  why: TradeInWhy,
  update?: TradeInUpdate,
): Promise<Result<TradeInState, NotAllowed<TradeInState, TradeInMove>>> {
  const to = moved(tradeInArrows, from, by)
  if (!to.ok) return to
  if (!(await insertTradeInStep(tx, id, { from, to: to.value, ...why })))
    throw new Error(`sale ${id} moved while it was locked`)
  if (endsDoubt.has(by)) await closeTasks(tx, [modelDiffers], id, why.at)
  if (update) await insertMessage(tx, 'sale-news', { saleId: id, news: update }, why.at)
  return ok(to.value)
}
