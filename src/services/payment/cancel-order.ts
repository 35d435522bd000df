import { isLive } from '#domain/order/attempt-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { listAttemptsOfOrder } from '#store/payment/attempts.ts'
import { findOrderToPay } from '#store/payment/orders-to-pay.ts'
import type { AskProvider } from './ask-provider.ts'
import type { EndOrder } from './end-order.ts'
import type { PaymentStores } from './payment-stores.ts'
import { findOrder } from './start-payment.ts'

export type CancelRefusal = { readonly kind: 'not-found' } | { readonly kind: 'already-paid' }

/** A customer cancels an unpaid order: its units are released. A repeated call gets the same response. */
export function makeCancelOrder(stores: PaymentStores, ask: AskProvider, end: EndOrder) {
  return async (number: string, token: string): Promise<Result<void, CancelRefusal>> => {
    const order = await findOrder(stores, number, token)
    if (!order) return refuse({ kind: 'not-found' })
    const attempts = await listAttemptsOfOrder(stores.sql, order.id)
    for (const { id, state, startedAt } of attempts)
      if (startedAt !== null && isLive(state)) await ask(id)
    await end(order.id, { by: 'cancel', actor: 'shopper', reason: 'given up before it was paid' })
    const after = await findOrderToPay(stores.sql, order.id)
    return after?.state === 'cancelled' || after?.state === 'expired'
      ? ok(undefined)
      : refuse({ kind: 'already-paid' })
  }
}
