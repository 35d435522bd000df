import { countsFrom, pointsFor, spentOnGoods } from '#domain/loyalty/earn.ts'
import { ok } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { findEarningOrder, findEarningTradeIn } from '#store/loyalty/earning.ts'
import { insertPointEntry } from '#store/loyalty/points.ts'
import type { Message } from '#store/outbox.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { lockOf } from './point-owner.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings'>

/** Handles `points-due`: credits the points of a delivered order, once however often the message is delivered. */
export async function creditOrder(ctx: Ctx, { payload }: Pick<Message, 'payload'>): Promise<void> {
  const orderId = String(payload.orderId)
  const known = await findEarningOrder(ctx.sql, orderId)
  if (known?.state !== 'closed') return
  await inTransaction(ctx.sql, [lockOf(known)], async tx => {
    // Goods may have been returned while the transaction waited for the lock.
    const order = (await findEarningOrder(tx, orderId)) ?? known
    const { userId, market, number, closedAt } = order
    const settings = ctx.settings.loyaltyOf(market, order.currency)
    const points = pointsFor(spentOnGoods(order), settings)
    const at = ctx.clock()
    const arrival = dayIn(market, closedAt ?? at)
    if (points > 0)
      await insertPointEntry(tx, {
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

/** Handles `sale-paid`: credits the seller of a trade-in with points that can be used immediately. */
export async function creditTradeIn(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const tradeInId = String(payload.saleId)
  const tradeIn = await findEarningTradeIn(ctx.sql, tradeInId)
  if (tradeIn?.state !== 'paid') return
  const { userId, market, number } = tradeIn
  const { pointsForSale: points } = ctx.settings.loyaltyOf(market)
  const at = ctx.clock()
  if (points > 0)
    await insertPointEntry(ctx.sql, {
      userId,
      market,
      kind: 'sale',
      subject: tradeInId,
      orderId: null,
      label: number,
      points,
      waived: 0,
      countsFrom: dayIn(market, at),
      at,
    })
}
