import { markets } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { insertMessage } from '#store/outbox.ts'
import { findReturn } from '#store/return/read-return.ts'
import { lockOrderToReturn } from '#store/return/returned-orders.ts'
import { claimReturnsToRemind, listReturnsToExpire } from '#store/return/returns.ts'
import { retriedTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { transitionReturn } from './transition-return.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const batch = 50
const graceDays = 3
const remindDays = 3

/**
 * Expires returns that were not sent in time, a few days after their last day, because a carrier may report late.
 * One that still arrives is accepted. Returns how many were tried (orders.md, Return).
 */
export async function expireReturns(ctx: Ctx): Promise<number> {
  const before = addDays(todayOf(ctx), -graceDays)
  const due = await listReturnsToExpire(ctx.sql, before, batch)
  await eachAlone(ctx, { job: 'expire-return', items: due, work: id => expire(ctx, id) })
  return due.length
}

async function expire(ctx: Ctx, id: string) {
  const known = await findReturn(ctx.sql, id)
  if (!known) return
  await retriedTransaction(ctx.sql, [], async tx => {
    await lockOrderToReturn(tx, known.order.id)
    const stored = await findReturn(tx, id)
    if (stored?.state !== 'approved') return ok(undefined)
    const why = { actor: 'shop', reason: 'not sent in time', at: ctx.clock() }
    await transitionReturn(tx, stored, 'expire', why)
    return ok(undefined)
  })
}

/**
 * Reminds customers once, a few days before the last day, if the return has not been sent yet. Returns how many were
 * reminded.
 */
export async function remindReturns(ctx: Ctx): Promise<number> {
  const at = ctx.clock()
  const reminded = await retriedTransaction(ctx.sql, [], async tx => {
    const ids = await claimReturnsToRemind(tx, addDays(todayOf(ctx), remindDays), at)
    for (const returnId of ids) await insertMessage(tx, 'return-reminder', { returnId }, at)
    return ok(ids.length)
  })
  return reminded.ok ? reminded.value : 0
}

/** Today in the market where the day ends last. */
function todayOf(ctx: Ctx) {
  return markets.map(market => dayIn(market, ctx.clock())).toSorted()[0] ?? ''
}
