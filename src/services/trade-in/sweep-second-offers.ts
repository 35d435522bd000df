import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { isAnswerInTime, type ReminderDay, reminderDue } from '#domain/trade-in/second-offer.ts'
import {
  insertInspectionReminder,
  listWaitingTradeIns,
  type WaitingTradeIn,
} from '#store/trade-in/inspections.ts'
import { lockTradeIn } from '#store/trade-in/read-trade-in.ts'
import { retriedTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { decline } from './answer-second-offer.ts'
import { notifySeller } from './apply-transition.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/**
 * A seller who has not answered a second offer is reminded on days 3, 7 and 12; after 14 days without an answer it is
 * declined, never accepted (sell.md). Returns the number of trade-ins handled.
 */
export async function sweepSecondOffers(ctx: Ctx): Promise<number> {
  const waiting = await listWaitingTradeIns(ctx.sql, 'second-offer')
  const work = (offer: WaitingTradeIn) => sweep(ctx, offer)
  const done = await eachAlone(ctx, { job: 'sweep-second-offer', items: waiting, work })
  return done.filter(Boolean).length
}

async function sweep(ctx: Ctx, { id, market, since }: WaitingTradeIn) {
  const [madeOn, today] = [dayIn(market, since), dayIn(market, ctx.clock())]
  if (!isAnswerInTime(madeOn, today)) return lapse(ctx, id)
  const day = reminderDue(madeOn, today)
  return day !== undefined && remind(ctx, id, day)
}

async function lapse(ctx: Ctx, id: string): Promise<boolean> {
  const lapsed = await retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    // It may have been answered in the meantime.
    if (tradeIn?.state !== 'second-offer') return ok(false)
    const why = { actor: 'shop', reason: 'no answer in time', at: ctx.clock() }
    return ok((await decline(ctx, tx, tradeIn, why, 'lapsed')).ok)
  })
  return lapsed.ok && lapsed.value
}

async function remind(ctx: Ctx, id: string, day: ReminderDay): Promise<boolean> {
  const at = ctx.clock()
  const reminded = await retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, id)
    if (tradeIn?.state !== 'second-offer') return ok(false)
    if (!(await insertInspectionReminder(tx, id, day, at))) return ok(false)
    await notifySeller(tx, id, 'second-reminder', at)
    return ok(true)
  })
  return reminded.ok && reminded.value
}
