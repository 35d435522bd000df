import { ok, type Result, refuse } from '#domain/result.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { cancelInbound } from '../inbound/book-inbound.ts'
import { changeTradeIn, type TradeInRequester } from './own-trade-in.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import { readTradeInView } from './to-trade-in-view.ts'
import type { Changed } from './trade-in-request.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** Assigns a trade-in without an account to the member who opened its link. */
export function claimTradeIn(ctx: Ctx, requester: TradeInRequester, number: string): Changed {
  return change(ctx, requester, number, async () => ok(undefined))
}

/** Allowed until the carrier has its parcel. */
export function cancelTradeIn(ctx: Ctx, requester: TradeInRequester, number: string): Changed {
  return change(ctx, requester, number, (tx, tradeIn) => cancel(ctx, tx, tradeIn))
}

async function change(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  work: (tx: Sql, tradeIn: StoredTradeIn) => Promise<Result<void, TradeInRefusal>>,
): Changed {
  const done = await changeTradeIn(ctx, requester, number, async (tx, tradeIn) => {
    const worked = await work(tx, tradeIn)
    return worked.ok ? ok(tradeIn.id) : worked
  })
  return done.ok ? ok(await readTradeInView(ctx, done.value)) : done
}

async function cancel(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
): Promise<Result<void, TradeInRefusal>> {
  if (tradeIn.state === 'cancelled') return ok(undefined)
  if (tradeIn.state === 'draft') return withdraw(ctx, tx, tradeIn)
  const parcel = await cancelInbound(ctx, tx, { kind: 'sale', id: tradeIn.id })
  if (!parcel.ok && parcel.refusal.kind === 'already-sent')
    return refuse({ kind: 'move-not-allowed' })
  const why = { actor: 'seller', reason: 'kept after all', at: ctx.clock() }
  const transitioned = await transitionTradeIn(tx, tradeIn, 'cancel', why, 'cancelled')
  if (!transitioned.ok) return refuse({ kind: 'move-not-allowed' })
  await withdrawVoucher(ctx, tx, tradeIn, why)
  return ok(undefined)
}

/** A seller who waits for a manual offer can withdraw (docs/decisions/0030-sellers.md). */
async function withdraw(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
): Promise<Result<void, TradeInRefusal>> {
  const why = { actor: 'seller', reason: 'waits no longer', at: ctx.clock() }
  const transitioned = await transitionTradeIn(tx, tradeIn, 'cancel', why, 'withdrawn')
  if (!transitioned.ok) return refuse({ kind: 'move-not-allowed' })
  await closeTasks(tx, ['sale-to-review'], tradeIn.id, why.at)
  return ok(undefined)
}
