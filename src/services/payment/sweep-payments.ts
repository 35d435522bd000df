import type { AskProvider } from './ask-provider.ts'
import type { EndOrder } from './end-order.ts'
import type { PaymentStores } from './payment-stores.ts'

const batch = 50

/**
 * orders.md, Providers' contracts 7: every attempt that has not ended is asked for when its turn comes. Returns how
 * many were.
 */
export const makeReconcilePayments =
  (stores: PaymentStores, ask: AskProvider) => async (): Promise<number> => {
    const due = await stores.attempts.claimDue(stores.runner, stores.now(), batch)
    await Promise.all(due.map(id => ask(id)))
    return due.length
  }

/** Orders whose time is over: asked for once more, then ended, and what they held is for sale. Returns how many ended. */
export const makeExpireOrders =
  (stores: PaymentStores, ask: AskProvider, end: EndOrder) => async (): Promise<number> => {
    const due = await stores.orders.toExpire(stores.runner, stores.now(), batch)
    const ended = await Promise.all(due.map(id => expire(stores, ask, end, id)))
    return ended.filter(Boolean).length
  }

const expire = async (stores: PaymentStores, ask: AskProvider, end: EndOrder, orderId: string) => {
  const attempts = await stores.attempts.ofOrder(stores.runner, orderId)
  // An answer that does not come keeps no unit from others: a payment that turns up later goes back.
  for (const { id, nextPollAt } of attempts) if (nextPollAt !== null) await ask(id)
  return end(orderId, { by: 'expire', actor: 'shop', reason: 'not paid in time' })
}
