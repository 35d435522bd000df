import { pointsFor, spentOnGoods } from '#domain/loyalty/earn.ts'
import { balanceOn, sumOf } from '#domain/loyalty/points.ts'
import { takeBack } from '#domain/loyalty/take-back.ts'
import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { findEarningOrder } from '#store/loyalty/earning.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import type { Message } from '#store/outbox.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { lockOf } from './point-owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** Handles `points-back-due`: a refund takes back the points of its goods, once per refund. */
export async function takeBackPoints(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const [orderId, refundId] = [String(payload.orderId), String(payload.refundId)]
  const known = await findEarningOrder(ctx.sql, orderId)
  if (!known) return
  await inTransaction(ctx.sql, [lockOf(known)], async tx => {
    const order = (await findEarningOrder(tx, orderId)) ?? known
    const { userId, market, number } = order
    const entries = await listPointEntries(tx, { userId, market })
    const given = entries.filter(entry => entry.orderId === orderId)
    const [{ countsFrom } = { countsFrom: '' }] = given
    const at = ctx.clock()
    const today = dayIn(market, at)
    const taken = takeBack({
      given,
      due: pointsFor(spentOnGoods(order), ctx.settings.loyaltyOf(market, order.currency)),
      atHand: countsFrom > today ? sumOf(given) : balanceOn(entries, today).usable,
    })
    if (taken)
      await insertPointEntry(tx, {
        userId,
        market,
        kind: 'return',
        subject: refundId,
        orderId,
        label: number,
        points: taken.points === 0 ? 0 : -taken.points,
        waived: taken.waived,
        countsFrom,
        at,
      })
    return ok(undefined)
  })
}
