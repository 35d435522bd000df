import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { type LockReminderDay, lockReminderDue } from '#domain/trade-in/found-lock.ts'
import { lastDayToUnlock } from '#domain/trade-in/trade-in-due.ts'
import {
  insertInspectionReminder,
  listWaitingTradeIns,
  updateInspectionReasons,
  type WaitingTradeIn,
} from '#store/trade-in/inspections.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { retriedTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { notifySeller } from './apply-transition.ts'
import { reject } from './inspect-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * A seller whose device is locked is reminded on days 2, 5 and 10; after 14 days it is not bought and goes back (sell.md,
 * Rulings). Returns the number of trade-ins handled.
 */
export async function sweepLocks(ctx: Ctx): Promise<number> {
  const waiting = await listWaitingTradeIns(ctx.sql, 'locked')
  const work = (tradeIn: WaitingTradeIn) => sweep(ctx, tradeIn)
  const done = await eachAlone(ctx, { job: 'sweep-lock', items: waiting, work })
  return done.filter(Boolean).length
}

async function sweep(ctx: Ctx, { id, market, since }: WaitingTradeIn) {
  const [foundOn, today] = [dayIn(market, since), dayIn(market, ctx.clock())]
  if (today > lastDayToUnlock(foundOn)) return rejectLocked(ctx, id)
  const day = lockReminderDue(foundOn, today)
  return day !== undefined && remind(ctx, id, day)
}

async function rejectLocked(ctx: Ctx, id: string): Promise<boolean> {
  const rejected = await retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    // It may have been unlocked in the meantime.
    if (tradeIn?.state !== 'locked') return ok(false)
    await updateInspectionReasons(tx, id, ['locked'])
    const why = { actor: 'shop', reason: 'locked', at: ctx.clock() }
    return ok((await reject(ctx, tx, tradeIn, ['locked'], why)).ok)
  })
  return rejected.ok && rejected.value
}

async function remind(ctx: Ctx, id: string, day: LockReminderDay): Promise<boolean> {
  const at = ctx.clock()
  const reminded = await retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    if (tradeIn?.state !== 'locked') return ok(false)
    if (!(await insertInspectionReminder(tx, id, day, at))) return ok(false)
    await notifySeller(tx, id, 'lock-reminder', at)
    return ok(true)
  })
  return reminded.ok && reminded.value
}
