import { claimAttemptsToPoll, listAttemptsOfOrder, postponePoll } from '#store/payment/attempts.ts'
import { listOrdersToExpire } from '#store/payment/orders-to-pay.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { askProvider } from './ask-provider.ts'
import { endOrder } from './end-order.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

const batch = 50
const atOnce = 10
/** The pause after a response that could not be processed. */
const longPauseMs = 10 * 60_000

/** Polls every attempt that has not ended when its turn comes. Returns how many (orders.md, Providers' contracts 7). */
export async function reconcilePayments(ctx: Ctx): Promise<number> {
  const due = await claimAttemptsToPoll(ctx.sql, ctx.clock(), batch)
  const work = (id: string) => askProvider(ctx, id).catch(error => putOff(ctx, id, error))
  await eachAlone(ctx, { job: 'reconcile-payment', items: due, work, atOnce })
  return due.length
}

async function putOff(ctx: Ctx, id: string, error: unknown): Promise<never> {
  const at = new Date(ctx.clock().getTime() + longPauseMs)
  await postponePoll(ctx.sql, id, at, 'fault')
  throw error
}

/**
 * Polls the payments of orders whose time is over once more, then ends the orders; their units are for sale again.
 * Returns how many ended.
 */
export async function expireOrders(ctx: Ctx): Promise<number> {
  const due = await listOrdersToExpire(ctx.sql, ctx.clock(), batch)
  const work = (id: string) => expire(ctx, id)
  const ended = await eachAlone(ctx, { job: 'expire-order', items: due, work, atOnce })
  return ended.filter(Boolean).length
}

async function expire(ctx: Ctx, orderId: string) {
  const attempts = await listAttemptsOfOrder(ctx.sql, orderId)
  const due = attempts.filter(({ nextPollAt }) => nextPollAt !== null)
  // A missing or unreadable response must not block a unit: a payment that turns up later is refunded.
  for (const { id } of due) await askProvider(ctx, id).catch(() => undefined)
  return endOrder(ctx, orderId, { by: 'expire', actor: 'shop', reason: 'not paid in time' })
}
