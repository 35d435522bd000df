import { dayIn } from '#domain/device/day.ts'
import { countsFrom, pointsFor, spentOnGoods } from '#domain/loyalty/earn.ts'
import { ok } from '#domain/result.ts'
import type { Message } from '#store/outbox.ts'
import { type LoyaltyMeans, lockOf } from './loyalty-means.ts'

/** Handles `points-due`: an order that arrived earns its points, once however often it is told. */
export function makeCreditOrder(means: LoyaltyMeans) {
  return async ({ payload }: Pick<Message, 'payload'>): Promise<void> => {
    const orderId = String(payload.orderId)
    const known = await means.earning.order(means.runner, orderId)
    if (known?.state !== 'closed') return
    await means.transaction([lockOf(known)], async tx => {
      // Goods may have gone back while the lock was waited for.
      const order = (await means.earning.order(tx, orderId)) ?? known
      const { userId, market, number, closedAt } = order
      const settings = means.loyaltyOf(market)
      const points = pointsFor(spentOnGoods(order), settings)
      const at = means.now()
      const arrival = dayIn(market, closedAt ?? at)
      if (points > 0)
        await means.points.add(tx, {
          userId,
          market,
          kind: 'order',
          subject: orderId,
          orderId,
          label: number,
          points,
          waived: 0,
          countsFrom: countsFrom(arrival, settings),
          at,
        })
      return ok(undefined)
    })
  }
}

/** Handles `sale-paid`: a device the shop bought earns its seller points that count at once. */
export function makeCreditSale(means: LoyaltyMeans) {
  return async ({ payload }: Pick<Message, 'payload'>): Promise<void> => {
    const saleId = String(payload.saleId)
    const sale = await means.earning.sale(means.runner, saleId)
    if (sale?.state !== 'paid') return
    const { userId, market, number } = sale
    const { pointsForSale: points } = means.loyaltyOf(market)
    const at = means.now()
    if (points > 0)
      await means.points.add(means.runner, {
        userId,
        market,
        kind: 'sale',
        subject: saleId,
        orderId: null,
        label: number,
        points,
        waived: 0,
        countsFrom: dayIn(market, at),
        at,
      })
  }
}
