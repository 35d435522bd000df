import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { insertTaskAgain } from '#store/staff-tasks.ts'
import type { Context } from '../context.ts'
import { lockRemoved } from './inspection-tasks.ts'
import { changeTradeIn, type TradeInRequester } from './own-trade-in.ts'
import { readTradeInView } from './to-trade-in-view.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** The seller says that the lock is removed; repeating it changes nothing until staff have looked (sell.md, Rulings). */
export async function reportUnlocked(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
): Promise<Result<TradeInView, TradeInRefusal>> {
  const reported = await changeTradeIn(ctx, requester, number, async (tx, tradeIn) => {
    const { id, state, market, title } = tradeIn
    if (state !== 'locked') return refuse({ kind: 'move-not-allowed' } as const)
    const facts = { number: tradeIn.number, title }
    await insertTaskAgain(tx, { market, kind: lockRemoved, subjectId: id, facts }, ctx.clock())
    return ok(id)
  })
  return reported.ok ? ok(await readTradeInView(ctx, reported.value)) : reported
}
