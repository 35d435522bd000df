import { moved } from '#domain/machine.ts'
import { isLive } from '#domain/order/attempt-state.ts'
import { orderArrows } from '#domain/order/order-state.ts'
import { restorePromo } from '#store/cart/promos.ts'
import { insertHistory } from '#store/order/history.ts'
import { insertMessage } from '#store/outbox.ts'
import { listAttemptsOfOrder } from '#store/payment/attempts.ts'
import { dropOrderLines, lockOrderToPay, updateOrderState } from '#store/payment/orders-to-pay.ts'
import { freeUnits } from '#store/stock/stock.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { giveBackAll } from '../voucher/give-back.ts'
import { dropAttempt } from './move-attempt.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type Ending = {
  readonly by: 'expire' | 'cancel'
  readonly actor: string
  readonly reason: string
}

/**
 * awaiting-payment → expired | cancelled. The units are for sale again, the promo code and the amounts paid by
 * vouchers are given back, and the payment provider is told to release the attempt. Returns false if the order is no
 * longer waiting for a payment (orders.md, Order).
 */
export function endOrder(ctx: Ctx, orderId: string, ending: Ending): Promise<boolean> {
  return committed(ctx.sql, async tx => {
    const order = await lockOrderToPay(tx, orderId)
    const to = moved(orderArrows, order.state, ending.by)
    const at = ctx.clock()
    if (!to.ok || order.state !== 'awaiting-payment') return false
    // A review that started meanwhile has extended the order's time.
    if (ending.by === 'expire' && order.payableUntil && order.payableUntil > at) return false
    const attempts = await listAttemptsOfOrder(tx, orderId)
    for (const attempt of attempts.filter(({ state }) => isLive(state)))
      await dropAttempt(tx, { attempt, ...ending, at })
    await freeUnits(tx, orderId, at)
    await dropOrderLines(tx, orderId)
    await updateOrderState(tx, orderId, to.value, undefined)
    if (order.promoCode !== null) await restorePromo(tx, order.market, order.promoCode)
    const { actor, reason } = ending
    await giveBackAll(tx, orderId, { actor, reason, at })
    const step = { orderId, subject: 'order', from: order.state, to: to.value } as const
    await insertHistory(tx, { ...step, actor, reason }, at)
    await insertMessage(tx, 'order-ended', { orderId, state: to.value }, at)
    return true
  })
}
