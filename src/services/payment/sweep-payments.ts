import {
  claimAttemptsToPoll,
  delayStatusPoll,
  listAttemptsOfOrder,
} from '#store/payment/attempts.ts'
import { listOrdersToExpire } from '#store/payment/orders-to-pay.ts'
import { eachAlone } from '../failing/each-alone.ts'
import type { AskProvider } from './ask-provider.ts'
import type { EndOrder } from './end-order.ts'
import type { PaymentStores } from './payment-stores.ts'

const batch = 50
const atOnce = 10
/** The pause after a response that could not be processed. */
const longPauseMs = 10 * 60_000

/** Polls every attempt that has not ended when its turn comes. Returns how many (orders.md, Providers' contracts 7). */
export function makeReconcilePayments(stores: PaymentStores, ask: AskProvider) {
  return async (): Promise<number> => {
    const due = await claimAttemptsToPoll(stores.sql, stores.now(), batch)
    const work = (id: string) => ask(id).catch(error => putOff(stores, id, error))
    await eachAlone(stores, { job: 'reconcile-payment', items: due, work, atOnce })
    return due.length
  }
}

async function putOff(stores: PaymentStores, id: string, error: unknown): Promise<never> {
  const at = new Date(stores.now().getTime() + longPauseMs)
  await delayStatusPoll(stores.sql, id, at, 'fault')
  throw error
}

/**
 * Polls the payments of orders whose time is over once more, then ends the orders; their units are for sale again.
 * Returns how many ended.
 */
export function makeExpireOrders(stores: PaymentStores, ask: AskProvider, end: EndOrder) {
  return async (): Promise<number> => {
    const due = await listOrdersToExpire(stores.sql, stores.now(), batch)
    const work = (id: string) => expire(stores, ask, end, id)
    const ended = await eachAlone(stores, { job: 'expire-order', items: due, work, atOnce })
    return ended.filter(Boolean).length
  }
}

async function expire(stores: PaymentStores, ask: AskProvider, end: EndOrder, orderId: string) {
  const attempts = await listAttemptsOfOrder(stores.sql, orderId)
  const request = attempts.filter(({ nextPollAt }) => nextPollAt !== null)
  // A missing or unreadable response must not block a unit: a payment that turns up later is refunded.
  for (const { id } of request) await ask(id).catch(() => undefined)
  return end(orderId, { by: 'expire', actor: 'shop', reason: 'not paid in time' })
}
