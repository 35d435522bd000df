import { isLive } from '#domain/order/attempt-state.ts'
import { listAttemptsOfOrder } from '#store/payment/attempts.ts'
import { listDifferencesToEnd, lockOrderToPay } from '#store/payment/orders-to-pay.ts'
import { eachAlone } from '../failing/each-alone.ts'
import type { AskProvider } from './ask-provider.ts'
import { type CancelStores, cancel } from './cancel-confirmed.ts'

const batch = 50
const atOnce = 10

/**
 * Ends orders whose customer did not pay the difference left by a trade-in, and refunds all of it (sell.md,
 * Rulings). Returns how many ended.
 */
export function makeEndDifferences(stores: CancelStores, ask: AskProvider) {
  return async (): Promise<number> => {
    const due = await listDifferencesToEnd(stores.sql, stores.now(), batch)
    const work = (id: string) => end(stores, ask, id)
    const ended = await eachAlone(stores, { job: 'end-difference', items: due, work, atOnce })
    return ended.filter(Boolean).length
  }
}

async function end(stores: CancelStores, ask: AskProvider, orderId: string): Promise<boolean> {
  const attempts = await listAttemptsOfOrder(stores.sql, orderId)
  // A payment made at this very moment counts; a missing or unreadable response does not keep the order open.
  for (const { id, state, startedAt } of attempts)
    if (startedAt !== null && isLive(state)) await ask(id).catch(() => undefined)
  return stores.transaction(async tx => {
    const order = await lockOrderToPay(tx, orderId)
    const isOver = order.payableUntil !== null && order.payableUntil <= stores.now()
    if (order.state !== 'awaiting-trade-in' || !isOver) return false
    await cancel(stores, tx, order, {
      actor: 'shop',
      reason: 'the difference was not paid in time',
    })
    return true
  })
}
