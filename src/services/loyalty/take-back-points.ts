import { pointsFor, spentOnGoods } from '#domain/loyalty/earn.ts'
import { balanceOn, sumOf } from '#domain/loyalty/points.ts'
import { takeBack } from '#domain/loyalty/take-back.ts'
import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { findEarningOrder } from '#store/loyalty/earning.ts'
import { insertPointEntry, listPointEntries } from '#store/loyalty/points.ts'
import type { Message } from '#store/outbox.ts'
import { type LoyaltyDeps, lockOf } from './loyalty-means.ts'

/** Handles `points-back-due`: a refund takes back the points of its goods, once per refund. */
export function makeTakeBackPoints(deps: LoyaltyDeps) {
  return async ({ payload }: Pick<Message, 'payload'>): Promise<void> => {
    const [orderId, refundId] = [String(payload.orderId), String(payload.refundId)]
    const known = await findEarningOrder(deps.sql, orderId)
    if (!known) return
    await deps.transaction([lockOf(known)], async tx => {
      const order = (await findEarningOrder(tx, orderId)) ?? known
      const { userId, market, number } = order
      const entries = await listPointEntries(tx, { userId, market })
      const given = entries.filter(entry => entry.orderId === orderId)
      const [{ countsFrom } = { countsFrom: '' }] = given
      const at = deps.now()
      const today = dayIn(market, at)
      const taken = takeBack({
        given,
        due: pointsFor(spentOnGoods(order), deps.loyaltyOf(market)),
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
}
