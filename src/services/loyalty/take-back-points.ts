import { dayIn } from '#domain/device/day.ts'
import { pointsFor, spentOnGoods } from '#domain/loyalty/earn.ts'
import { balanceOn, sumOf } from '#domain/loyalty/points.ts'
import { takeBack } from '#domain/loyalty/take-back.ts'
import { ok } from '#domain/result.ts'
import type { Message } from '#store/outbox.ts'
import { type LoyaltyMeans, lockOf } from './loyalty-means.ts'

/** Handles `points-back-due`: money that went back takes the points of its goods along, once for each refund. */
export function makeTakeBackPoints(means: LoyaltyMeans) {
  return async ({ payload }: Pick<Message, 'payload'>): Promise<void> => {
    const [orderId, refundId] = [String(payload.orderId), String(payload.refundId)]
    const known = await means.earning.order(means.runner, orderId)
    if (!known) return
    await means.transaction([lockOf(known)], async tx => {
      const order = (await means.earning.order(tx, orderId)) ?? known
      const { userId, market, number } = order
      const entries = await means.points.ofMember(tx, { userId, market })
      const given = entries.filter(entry => entry.orderId === orderId)
      const [{ countsFrom } = { countsFrom: '' }] = given
      const at = means.now()
      const today = dayIn(market, at)
      const taken = takeBack({
        given,
        due: pointsFor(spentOnGoods(order), means.loyaltyOf(market)),
        atHand: countsFrom > today ? sumOf(given) : balanceOn(entries, today).usable,
      })
      if (taken)
        await means.points.add(tx, {
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
