import { ok } from '#domain/result.ts'
import { insertMessage } from '#store/outbox.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { claimTradeInsToRemind, listTradeInsToExpire } from '#store/trade-in/write-trade-in.ts'
import { retriedTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const batch = 50
const dayMs = 86_400_000
/** How long before its end a seller is reminded of an offer. */
const remindMs = 3 * dayMs

/** An offer that was not accepted ends after its last day (sell.md, Timers). Returns how many ended. */
export async function expireTradeIns(ctx: Ctx): Promise<number> {
  const due = await listTradeInsToExpire(ctx.sql, ctx.clock(), batch)
  const work = (id: string) => expire(ctx, id)
  const expired = await eachAlone(ctx, { job: 'expire-sale', items: due, work })
  return expired.filter(Boolean).length
}

async function expire(ctx: Ctx, id: string): Promise<boolean> {
  const done = await retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    const at = ctx.clock()
    // It may have been accepted in the meantime.
    if (tradeIn?.state !== 'offered' || tradeIn.expiresAt === null || tradeIn.expiresAt > at)
      return ok(false)
    const why = { actor: 'shop', reason: 'not accepted in time', at }
    return ok((await transitionTradeIn(tx, tradeIn, 'expire', why, 'expired')).ok)
  })
  return done.ok && done.value
}

/** Reminds sellers once, some days before an offer they have not accepted ends. Returns the number of reminders. */
export async function remindTradeIns(ctx: Ctx): Promise<number> {
  const at = ctx.clock()
  const reminded = await retriedTransaction(ctx.sql, [], async tx => {
    const endsBefore = new Date(at.getTime() + remindMs)
    const ids = await claimTradeInsToRemind(tx, endsBefore, at)
    for (const tradeInId of ids)
      await insertMessage(tx, 'sale-news', { saleId: tradeInId, news: 'ends-soon' }, at)
    return ok(ids.length)
  })
  return reminded.ok ? reminded.value : 0
}
