import { moved } from '#domain/machine.ts'
import { isLive } from '#domain/order/attempt-state.ts'
import { orderArrows } from '#domain/order/order-state.ts'
import { giveBackAll } from '../voucher/give-back.ts'
import { dropAttempt } from './move-attempt.ts'
import type { PaymentStores } from './payment-stores.ts'

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
export function makeEndOrder(stores: PaymentStores) {
  return (orderId: string, ending: Ending): Promise<boolean> =>
    stores.transaction(async tx => {
      const order = await stores.orders.locked(tx, orderId)
      const to = moved(orderArrows, order.state, ending.by)
      const at = stores.now()
      if (!to.ok || order.state !== 'awaiting-payment') return false
      // A review that started meanwhile has extended the order's time.
      if (ending.by === 'expire' && order.payableUntil && order.payableUntil > at) return false
      const attempts = await stores.attempts.ofOrder(tx, orderId)
      for (const attempt of attempts.filter(({ state }) => isLive(state)))
        await dropAttempt(stores, tx, { attempt, ...ending, at })
      await stores.stock.free(tx, orderId, at)
      await stores.orders.dropLines(tx, orderId)
      await stores.orders.move(tx, orderId, to.value, undefined)
      if (order.promoCode !== null) await stores.promos.giveBack(tx, order.market, order.promoCode)
      const { actor, reason } = ending
      await giveBackAll(stores, tx, orderId, { actor, reason, at })
      const step = { orderId, subject: 'order', from: order.state, to: to.value } as const
      await stores.auditLog.history(tx, { ...step, actor, reason }, at)
      await stores.auditLog.message(tx, 'order-ended', { orderId, state: to.value }, at)
      return true
    })
}

export type EndOrder = ReturnType<typeof makeEndOrder>
